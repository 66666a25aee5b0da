/// An error or a warning of the compiler's, with the lines that belong to it.
struct CompilerDiagnostic: Sendable, Equatable {
  var path: String
  var line: Int
  var column: Int
  var isError: Bool
  var id: String
  /// Its first line, without the id.
  var headline: String
  /// All its lines, notes included, without ids.
  var words: String
  /// Whether the compiler says it only because it was asked for strict memory safety (SE-0458).
  var isOfMemorySafety = false

  /// Whether all that it calls unsafe are references to jobs and executors: a custom executor is not written
  /// without them.
  var isOfExecutors: Bool {
    words.contains(/Unowned(?:SerialExecutor|TaskExecutor|Job)/) && !words.contains("Unsafe")
  }

  /// The first declaration that a note calls unsafe.
  var unsafeDeclaration: String? {
    for line in words.split(separator: "\n") {
      guard let note = line.firstRange(of: "note: ") else { continue }
      let parts = line[note.upperBound...].split(
        separator: "'", maxSplits: 20, omittingEmptySubsequences: false)
      for (kind, name) in zip(parts, parts.dropFirst())
      where ToolchainAssumptions.unsafeDeclarations.contains(where: kind.hasSuffix) {
        return String(name)
      }
    }
    return nil
  }

  /// For an id, where the compiler names none: it counts all the same.
  static let unnamed = "unnamed_diagnostic"

  /// The diagnostics of one call, in order, each once.
  ///
  /// - Parameter words: What the compiler said, with ids.
  static func all(in words: String) -> [CompilerDiagnostic] {
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
