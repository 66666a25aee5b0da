import Foundation
import WorkshopEngine
import WorkshopPolicy

extension CourseLayout {
  /// The texts that a word on the command line stands for: a diagnostic's id, or `diagnostics` for all.
  public func diagnosticEntries(named word: String) -> [String]? {
    let found =
      word == "diagnostics"
      ? diagnosticEntries : diagnosticEntries.filter { $0.fileStem == word }
    return found.isEmpty ? nil : found
  }
}

extension CourseLinter {
  /// What is wrong with some texts that explain diagnostics.
  ///
  /// - Throws: when the toolchain cannot be run.
  public func diagnosticComplaints(
    _ paths: [String], progress: @escaping @Sendable (Int, Int, String) -> Void
  ) async throws -> [Complaint] {
    var linter = self
    linter.judge = await judge.withCompilersOnStandby()
    return try await linter.entryComplaints(paths, progress: progress)
  }

  private func entryComplaints(
    _ paths: [String], progress: @escaping @Sendable (Int, Int, String) -> Void
  ) async throws -> [Complaint] {
    let fences = try paths.flatMap { path in
      MarkdownFile(try layout.text(path)).fencesWithDiagnostics().map { (path, $0) }
    }
    let looks =
      diagnosticLooks(paths)
      + fences.map { path, fence -> Look in { try await fenceComplaints(fence, in: path) } }
    return try await inParallel(looks, progress: progress) { try await $0() }.flatMap(\.self)
  }

  /// One look at each text, to be taken beside others. The fences are looked at as those of any document.
  func diagnosticLooks(_ paths: [String]? = nil) -> [Look] {
    (paths ?? layout.diagnosticEntries).map { path in { try await entryComplaints(path) } }
  }

  /// The tables are what the compiler says in each mode, and each fix is without the diagnostic.
  private func entryComplaints(_ path: String) async throws -> [Complaint] {
    func complaint(_ message: String) -> Complaint {
      Complaint(rule: .diagnostics, path: path, message: message)
    }
    let entry: DiagnosticEntry
    do {
      entry = try DiagnosticEntry(markdown: try layout.text(path))
    } catch let error as DiagnosticEntry.Malformed {
      return [complaint(error.description)]
    }
    var complaints: [Complaint] = []
    if entry.id != path.fileStem { complaints.append(complaint("its title is not its name.")) }
    for (number, example) in entry.examples.enumerated() {
      var gives = false
      for mode in DiagnosticEntry.columns {
        let findings = try await judge.findings(in: example.code.body, mode: mode)
        let cell = DiagnosticEntry.cell(findings, of: entry.id)
        gives = gives || findings.contains { $0.id == entry.id }
        if example.cells[mode] != cell {
          complaints.append(
            complaint(
              "code \(number + 1): in the mode \(mode.rawValue) the table has to say: \(cell)"))
        }
      }
      // A mode of a migration has no column; its diagnostics are in no other mode.
      if !gives, let mode = example.code.settings["mode"].flatMap(IsolationMode.init),
        !DiagnosticEntry.columns.contains(mode)
      {
        gives = try await judge.findings(in: example.code.body, mode: mode)
          .contains { $0.id == entry.id }
      }
      if !gives {
        complaints.append(complaint("code \(number + 1) gives its diagnostic in no mode."))
      }
    }
    for fix in entry.fixes {
      for code in fix.code {
        guard let mode = code.settings["mode"].flatMap(IsolationMode.init) else {
          complaints.append(complaint("the code of “\(fix.title)” has no mode."))
          continue
        }
        let findings = try await judge.findings(in: code.body, mode: mode)
        if !findings.isEmpty {
          complaints.append(
            complaint(
              "the code of “\(fix.title)” gives \(DiagnosticEntry.cell(findings, of: entry.id))."))
        }
      }
    }
    return complaints
  }

  /// Each diagnostic that is named by a gate, a hint, a prediction, Course.json or a fence is explained.
  func unexplainedComplaints(_ steps: [Course.Step], documents: Bool) -> [Complaint] {
    guard layout.exists(CourseLayout.diagnostics) else { return [] }
    let explained = Set(layout.diagnosticEntries.map(\.fileStem))
    var named = DiagnosticUses(steps, in: layout).uses.map { ($0.key, $0.value[0].path) }
    for path in documents ? (try? layout.markdownFiles()) ?? [] : [] {
      let fences = (try? layout.text(path)).map { MarkdownFile($0).fences } ?? []
      for fence in fences where fence.language == "swift" {
        named += (fence.settings["error"] ?? "").split(separator: ",").map { (String($0), path) }
      }
    }
    var stale: [Complaint] = []
    if documents, let guide = try? DiagnosticGuide(layout), layout.exists(DiagnosticGuide.index) {
      let index = (try? layout.text(DiagnosticGuide.index)) ?? ""
      if guide.updated(index: index) != index {
        stale.append(
          Complaint(
            rule: .diagnostics, path: DiagnosticGuide.index,
            message: "its list is not that of the files beside it: run ./workshop generate."))
      }
    }
    var seen = explained
    return stale
      + named.sorted { $0 < $1 }.filter { seen.insert($0.0).inserted }.map { id, path in
        Complaint(
          rule: .diagnostics, path: path,
          message: "it names \(id), and there is no \(CourseLayout.diagnostics)/\(id).md.")
      }
  }
}

extension Judge {
  /// The errors and warnings about a piece of code, region analysis included, each once.
  ///
  /// - Throws: when the toolchain cannot be run.
  func findings(in source: String, mode: IsolationMode) async throws -> [DiagnosticEntry.Finding] {
    let imports = try await companions(ofCode: source)
    let key = [compiler.toolchain.identity, mode.rawValue, source] + imports.map(\.interface)
    return try await compiler.cache.value("findings", key: key) { draft in
      let file = draft.appendingPathComponent("Example.swift")
      try Data(source.utf8).write(to: file)
      let isProgram = try await reader.ask(ProgramQuestion(source: source)) == true
      let request = Compiler.Request(
        module: "Example", sources: [], mode: mode, imports: imports, isProgram: isProgram)
      let completion = try await compiler.frontend(
        ["-emit-sil", file.path, "-o", "/dev/null"] + compiler.languageArguments(request)
          + ToolchainAssumptions.diagnosticNames, colour: false)
      guard case .exited = completion.end else {
        return [.init(id: CompilerDiagnostic.unnamed, isError: true)]
      }
      var findings: [DiagnosticEntry.Finding] = []
      for diagnostic in CompilerDiagnostic.all(in: completion.errors) {
        let finding = DiagnosticEntry.Finding(id: diagnostic.id, isError: diagnostic.isError)
        if !findings.contains(finding) { findings.append(finding) }
      }
      return findings
    }
  }
}
