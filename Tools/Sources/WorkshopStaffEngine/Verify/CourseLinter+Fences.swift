import Foundation
import WorkshopEngine
import WorkshopPolicy

/// A Swift fence, and the diagnostics that the text quotes right after it.
struct CheckedFence: Sendable {
  var fence: MarkdownFile.Fence
  var quoted: [String]
}

extension MarkdownFile {
  /// The Swift fences, each with the ```` ```diagnostic ```` fence that follows it.
  func fencesWithDiagnostics() -> [CheckedFence] {
    let fences = self.fences
    return fences.enumerated().compactMap { index, fence in
      guard fence.language == "swift" else {
        // A quotation without code that produces it cannot be true or false.
        let isOrphan =
          fence.language == "diagnostic" && (index == 0 || fences[index - 1].language != "swift")
        return isOrphan ? CheckedFence(fence: fence, quoted: []) : nil
      }
      let next = index + 1 < fences.count ? fences[index + 1] : nil
      let quoted = next?.language == "diagnostic" ? next?.body ?? "" : ""
      return CheckedFence(
        fence: fence,
        quoted: quoted.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    }
  }
}

extension CourseLinter {
  func fenceComplaints(_ checked: CheckedFence, in path: String) async throws -> [Complaint] {
    let fence = checked.fence
    func complaint(_ message: String) -> [Complaint] {
      [Complaint(rule: .fence, path: "\(path):\(fence.line)", message: message)]
    }
    guard fence.language == "swift" else {
      return complaint("a diagnostic is quoted with no swift fence before it.")
    }
    let modeName = fence.settings["mode"] ?? ""
    if modeName == "none" { return [] }
    guard let mode = IsolationMode(rawValue: modeName) else {
      return complaint(
        "the fence states no mode: ```swift mode=app, library, bare, swift5, or none.")
    }
    let unknown = Set(fence.settings.keys).subtracting(["mode", "error"])
    guard unknown.isEmpty else {
      return complaint("unknown setting \(unknown.sorted().joined(separator: ", ")).")
    }
    let result = try await judge.compileFence(
      fence.body, mode: mode, isQuoted: !checked.quoted.isEmpty)
    let expected = fence.settings["error"].map { $0.split(separator: ",").map(String.init) } ?? []
    guard Set(result.ids) == Set(expected) else {
      let found =
        result.ids.isEmpty ? "it compiles" : "it gives \(result.ids.joined(separator: ", "))"
      let wanted =
        expected.isEmpty ? "should compile" : "should give \(expected.joined(separator: ", "))"
      return complaint("it \(wanted), and \(found).\n\(result.text)")
    }
    return checked.quoted.filter { !result.text.contains($0) }.flatMap { line in
      complaint("the compiler does not say “\(line)”. It says:\n\(result.text)")
    }
  }

  /// What the formatter says of some files, from the cache where none of them has changed.
  ///
  /// - Parameter answers: Answers that stand in no file as a whole.
  func formatComplaints(_ paths: [String], _ answers: [AnswerText]) async throws -> [Complaint] {
    guard !paths.isEmpty else { return [] }
    let key =
      [judge.compiler.toolchain.identity, try layout.text(".swift-format")]
      + (try paths.flatMap { [$0, try layout.text($0)] })
      + answers.flatMap { [$0.path, $0.source] }
    return try await judge.compiler.cache.value("format", key: key) { draft in
      try await newFormatComplaints(paths, answers, in: draft)
    }
  }

  private func newFormatComplaints(
    _ paths: [String], _ answers: [AnswerText], in draft: URL
  ) async throws -> [Complaint] {
    var copies: [String: AnswerText] = [:]
    for (number, answer) in answers.enumerated() {
      let copy = draft.appendingPathComponent("\(number).swift")
      try Data(answer.source.utf8).write(to: copy)
      copies[copy.path] = answer
    }
    let completion = try await Command(
      "\(judge.compiler.toolchain.binaries)/swift-format",
      [
        "lint", "--strict", "--parallel", "--configuration", layout.url(".swift-format").path,
      ] + paths.map { layout.url($0).path } + copies.keys.sorted(),
      in: layout.root.path
    ).run()
    guard !completion.succeeded else { return [] }
    let prefix = layout.root.path + "/"
    let lines = completion.errors.split(separator: "\n").map {
      $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : String($0)
    }
    let complaints = lines.compactMap { line -> Complaint? in
      guard let match = line.wholeMatch(of: /(.+?):(\d+):\d+: (?:error|warning): (.*)/),
        let number = Int(match.2)
      else { return nil }
      let place =
        copies[layout.file(of: String(match.1))]?.origin(ofLine: number)
        ?? .init(path: String(match.1), line: number)
      return Complaint(
        rule: .format, path: "\(place.path):\(place.line)", message: String(match.3))
    }
    return complaints.isEmpty
      ? [Complaint(rule: .format, path: ".", message: completion.errors)] : complaints
  }
}

extension Judge {
  struct FenceResult: Codable, Sendable {
    var text: String
    var ids: [String]
  }

  /// What the compiler says of a piece of code in a document, region analysis included.
  ///
  /// - Parameter isQuoted: Whether its words are needed as a reader sees them, which takes one more
  ///   call.
  func compileFence(
    _ source: String, mode: IsolationMode, isQuoted: Bool
  ) async throws -> FenceResult {
    let imports = try await companions(ofCode: source)
    let key =
      [compiler.toolchain.identity, mode.rawValue, "\(isQuoted)", source]
      + imports.map(\.interface)
    return try await compiler.cache.value("fence", key: key) { draft in
      try Data(source.utf8).write(to: draft.appendingPathComponent("Example.swift"))
      let isProgram = try await reader.ask(ProgramQuestion(source: source)) == true
      func compile(_ extra: [String]) async throws -> Completion {
        let request = Compiler.Request(
          module: "Example", sources: [], mode: mode, imports: imports, isProgram: isProgram)
        return try await compiler.frontend(
          ["-emit-sil", draft.appendingPathComponent("Example.swift").path, "-o", "/dev/null"]
            + compiler.languageArguments(request) + extra, colour: false)
      }
      let named = try await compile(ToolchainAssumptions.diagnosticNames)
      var result = FenceResult(text: Compiler.withoutIDs(named.errors), ids: [])
      if !named.succeeded {
        result.ids = Compiler.errorIDs(in: named.errors)
        if result.ids.isEmpty { result.ids = ["\(named.end)"] }
      }
      if isQuoted { result.text = try await compile([]).errors }
      return result
    }
  }
}
