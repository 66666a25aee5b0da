import Foundation

extension Judge {
  /// The judgement of an answer, from the cache where nothing that went into it has changed.
  ///
  /// - Throws: as `judge` does.
  func remembered(
    _ step: Course.Step, _ answer: AnswerText, _ manner: Manner
  ) async throws -> Judgement {
    struct NotForKeeping: Error {
      var judgement: Judgement
    }
    var manner = manner
    manner.isRemembered = false
    do {
      let key = try judgementKey(step, answer)
      return try await compiler.cache.value("judgement", key: key) { [manner] _ in
        let judgement = try await judge(step, answer, manner)
        guard judgement.isForKeeping else { throw NotForKeeping(judgement: judgement) }
        return judgement
      }
    } catch let error as NotForKeeping {
      return error.judgement
    }
  }

  /// Whether the judgement of a step's solution is in the cache, so that the step is likely to need
  /// nothing new.
  package func remembersSolution(of step: Course.Step) -> Bool {
    guard let answer = try? layout.answer(layout.solution(step), to: step),
      let key = try? judgementKey(step, answer)
    else { return false }
    return compiler.cache.holds("judgement", key: key)
  }

  /// Everything that a judgement depends on: the answer, the step, what judges it, the tools.
  private func judgementKey(_ step: Course.Step, _ answer: AnswerText) throws -> [String] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try [compiler.toolchain.identity, Self.engineIdentity, answer.path, answer.source]
      + [String(decoding: encoder.encode(step), as: UTF8.self)]
      + layout.sourcesThatJudge(step).flatMap { [$0, try layout.text($0)] }
  }

  /// Tells this build of the engine from another.
  static let engineIdentity =
    "\(ProgramIdentity.own) \(ProgramIdentity.of(SyntaxReader.executable?.path ?? ""))"
}

extension Judgement {
  /// Whether the same answer will be judged so again.
  var isForKeeping: Bool {
    switch status {
    case .crashed, .timedOut, .tampered, .skipped: false
    // Only a compiler that did not finish names no error. It may the next time.
    case .doesNotBuild: diagnostics?.ids.isEmpty == false
    case .passed, .policy, .gate, .failed: true
    }
  }
}
