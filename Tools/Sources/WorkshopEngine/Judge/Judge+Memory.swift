import WorkshopIntermediateLanguage
import WorkshopPolicy

/// Memory that an answer reaches past the compiler's checks.
extension Judge {
  /// A finding for each place of an answer where the compiler cannot check an access to memory.
  ///
  /// Code that can write anywhere can change what the checks see, and it has many spellings. So the compiler
  /// is asked, which knows each declaration that it has to trust.
  ///
  /// - Throws: when the toolchain cannot be run.
  func memoryFindings(
    _ judging: Judging, _ request: Compiler.Request
  ) async throws -> [PolicyFinding] {
    let rule = PolicyRule.unsafePointers
    let words = try await compiler.warnings(request)
    // The compiler's last words are not known: they may be of memory.
    guard Compiler.areWhole(words) else {
      let nesting = PolicyRule.nesting
      return [
        PolicyFinding(
          rule: nesting.rawValue, line: 1, column: 1, text: "more warnings than can be read",
          reason: nesting.reason)
      ]
    }
    guard judging.step.allows?.contains(rule.rawValue) != true,
      words.contains("[#\(ToolchainAssumptions.memorySafetyGroup)]")
    else { return [] }
    // The words may be of a call that read the same text elsewhere; within a module, no two files share a name.
    let file = request.sources[0].fileStem
    let uses = CompilerDiagnostic.all(in: words).filter {
      $0.isOfMemorySafety && $0.path.fileStem == file && !$0.isOfOtherRules
    }
    return uses.map {
      PolicyFinding(
        rule: rule.rawValue, line: $0.line, column: $0.column,
        text: $0.unsafeDeclaration ?? "memory that the compiler cannot check",
        reason: Self.reason(for: $0.words) ?? rule.reason)
    }
  }

  /// Whether an answer's intermediate language is read, so that it has to be kept.
  func looksForHeldAccesses(_ step: Course.Step, source: String) -> Bool {
    step.allows?.contains(PolicyRule.heldAccess.rawValue) != true
      && HeldAccess.isPossible(in: source)
  }

  /// A finding for each place where an answer lends a part of shared storage to a call that may be suspended.
  ///
  /// - Throws: when the toolchain cannot be run.
  func accessFindings(
    _ judging: Judging, _ request: Compiler.Request
  ) async throws -> [PolicyFinding] {
    let rule = PolicyRule.heldAccess
    guard request.keepsLanguage else { return [] }
    let lines = judging.answer.source.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return try await compiler.heldAccesses(request).map { access in
      let line = lines.indices.contains(access.line - 1) ? lines[access.line - 1] : ""
      return PolicyFinding(
        rule: rule.rawValue, line: access.line, column: access.column,
        text: String(decoding: line.utf8.dropFirst(access.column - 1), as: UTF8.self)
          .cut(toBytes: 60),
        reason: rule.reason)
    }
  }

  /// What to write instead, where that is known.
  private static func reason(for words: String) -> String? {
    if words.contains("UnsafeContinuation") {
      return """
        An unsafe continuation does not notice that it is resumed twice, or never. \
        withCheckedContinuation and withCheckedThrowingContinuation do the same, and notice.
        """
    }
    if words.contains("UnsafeCurrentTask") {
      return
        "Task.isCancelled and Task.currentPriority say the same, and cannot outlive their task."
    }
    return nil
  }

  /// Findings without those about executors in lines that the starter gives.
  static func withoutGiven(
    _ findings: [PolicyFinding], starter: String, source: String
  ) -> [PolicyFinding] {
    guard findings.contains(where: { $0.rule == PolicyRule.executors.rawValue }) else {
      return findings
    }
    func lines(of text: String) -> [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let given = Set(lines(of: starter).map { $0.trimming(" \t\r") })
    let written = lines(of: source)
    return findings.filter {
      $0.rule != PolicyRule.executors.rawValue || !written.indices.contains($0.line - 1)
        || !given.contains(written[$0.line - 1].trimming(" \t\r"))
    }
  }
}

extension Substring {
  fileprivate func trimming(_ characters: String) -> Substring {
    let text = drop(while: characters.contains)
    return text.lastIndex { !characters.contains($0) }.map { text[...$0] } ?? ""
  }
}
