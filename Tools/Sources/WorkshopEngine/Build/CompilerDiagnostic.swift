/// An error or a warning of the compiler's, with its notes and the lines of code below it.
package struct CompilerDiagnostic: Sendable, Equatable {
  var path: String
  var line: Int
  var column: Int
  package var isError: Bool
  package var id: String
  /// Its first line, without the id.
  var headline: String
  /// All its lines, notes included, without ids.
  var words: String
  /// Whether the compiler says it only because it was asked for strict memory safety (SE-0458).
  var isOfMemorySafety = false

  /// The words of its notes.
  ///
  /// The compiler repeats the code, which may look like a note. It stands behind a head line, or with its
  /// number in front; neither is taken for one.
  var notes: [Substring] {
    let lines = words.split(separator: "\n", omittingEmptySubsequences: false)
    func isHead(_ line: Substring) -> Bool {
      [": error: ", ": warning: ", ": note: "].contains(where: line.contains)
    }
    return zip(lines, lines.dropFirst()).compactMap { previous, line in
      guard !isHead(previous) else { return nil }
      if line.first == " " {
        let text = line.drop { " |`-".contains($0) }
        return text.hasPrefix("note: ") ? text.dropFirst("note: ".count) : nil
      }
      return line.firstRange(of: ": note: ").map { line[$0.upperBound...] }
    }
  }

  /// Whether all that it calls unsafe has a rule of the policy's own: variables without isolation, and jobs and
  /// executors, without which no custom executor is written.
  var isOfOtherRules: Bool {
    if headline.contains(": warning: '@preconcurrency' import is not memory-safe") { return true }
    let uses = notes.filter { !$0.hasPrefix("add '@") }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        use.hasPrefix("reference to nonisolated(unsafe) ")
          || ToolchainAssumptions.executorUses.contains(where: use.hasSuffix)
      }
  }

  /// The first declaration that a note calls unsafe.
  var unsafeDeclaration: String? {
    for note in notes {
      let parts = note.split(
        separator: "'", maxSplits: 20, omittingEmptySubsequences: false)
      for (kind, name) in zip(parts, parts.dropFirst())
      where ToolchainAssumptions.unsafeDeclarations.contains(where: kind.hasSuffix) {
        return String(name)
      }
    }
    return nil
  }

  /// For an id, where the compiler names none: it counts all the same.
  package static let unnamed = "unnamed_diagnostic"

  /// The diagnostics of one call, in order, each once.
  ///
  /// - Parameter words: What the compiler said, with ids.
  package static func all(in words: String) -> [CompilerDiagnostic] {
    var found: [CompilerDiagnostic] = []
    for line in words.split(separator: "\n", omittingEmptySubsequences: false) {
      // Most lines are the code that a diagnostic is about.
      if line.contains(": error: ") || line.contains(": warning: "),
        let head = line.prefixMatch(of: ToolchainAssumptions.diagnosticHead)
      {
        let end = DiagnosticEnd(of: line)
        let plain = String(end.words)
        found.append(
          CompilerDiagnostic(
            path: String(head.1), line: Int(head.2) ?? 0, column: Int(head.3) ?? 0,
            isError: head.4 == "error", id: end.id.map(String.init) ?? unnamed, headline: plain,
            words: plain,
            isOfMemorySafety: end.group == ToolchainAssumptions.memorySafetyGroup[...]))
      } else if !found.isEmpty {
        found[found.count - 1].words += "\n\(Compiler.withoutIDs(String(line)))"
      }
    }
    var seen = Set<String>()
    return found.filter { seen.insert("\($0.headline) \($0.id)").inserted }
  }
}
