import Foundation

/// A learner's suite, linked with every implementation of what it tests.
struct SuiteProgram: LinkedAnswer {
  struct Linked: Sendable {
    var implementation: SuiteImplementation
    var program: URL
  }

  var step: Course.Step
  /// The given implementation first.
  var linked: [Linked]
  /// The right ones with a copy of the suite whose tests stand in reversed order; empty where there is
  /// nothing to reverse. Made when all else has passed.
  var reversed: Once<[Linked]>
  var confinement: Confinement
  var timeLimit: Duration
  var capabilities: Capabilities
  /// How many processes run at a time.
  var workers: Int
  /// Where a line of the suite stands for people.
  var place: @Sendable (Int) -> Int

  /// A run that says enough: with it, no other has to be made.
  private struct Ended: Error {
    var judgement: Judgement
  }

  func run() async throws -> Judgement {
    do {
      return try await judged()
    } catch let ended as Ended {
      return ended.judgement
    }
  }

  private func judged() async throws -> Judgement {
    let right = linked.filter(\.implementation.isRight)
    let wrong = linked.filter { !$0.implementation.isRight }
    var record = SuiteRecord(step: step, place: place)

    let inOrder = try await runs(right.map { ($0, .inOrder) })
    for (one, run) in zip(right, inOrder) { record.add(run, with: one.implementation) }
    // A test says something of a wrong implementation if it passes with all right ones.
    let sound = inOrder.reduce(into: Set(inOrder.first?.tests.map(\.key) ?? [])) { sound, run in
      sound.formIntersection(run.tests.filter(\.passed).map(\.key))
    }
    let first = try await runs(wrong.map { ($0, .inOrder) })
    for (one, run) in zip(wrong, first) {
      record.add(run, with: one.implementation, sound: sound)
    }
    if record.isRight {
      try await runInCompany(right, wrong, sound, &record, inOrder)
    }
    var judgement = record.judgement(hasTests: !inOrder[0].tests.isEmpty)
    if !inOrder[0].printed.isEmpty { judgement.printed = inOrder[0].printed }
    return judgement
  }

  /// Runs a suite that has caught everything in other ways: its verdict must be the same.
  private func runInCompany(
    _ right: [Linked], _ wrong: [Linked], _ sound: Set<String>, _ record: inout SuiteRecord,
    _ inOrder: [SuiteRun]
  ) async throws {
    let backwards = try await reversed.value
    var work: [(Linked, SuiteRun.Manner)] = right.flatMap { one in
      [(one, .twice), (one, .besideOthers)]
    }
    work += backwards.map { ($0, .reversed) }
    work += inOrder[0].tests.map { (right[0], .alone($0.test)) }
    let keys = inOrder[0].tests.map(\.key)
    for (one, run) in zip(work, try await runs(work)) {
      if case .alone = one.1 {
      } else if run.verdict.status != .tampered,
        Set(run.tests.map(\.key)) != Set(keys)
      {
        var judgement = Judgement(step: step.id, status: .tampered)
        judgement.explanation = "The suite held other tests than the time before."
        throw Ended(judgement: judgement)
      }
      record.add(run, with: one.0.implementation)
    }
    let again = try await runs(wrong.map { ($0, .besideOthers) })
    for (one, run) in zip(wrong, again) {
      record.add(run, with: one.implementation, sound: sound)
    }
  }

  private func runs(_ work: [(Linked, SuiteRun.Manner)]) async throws -> [SuiteRun] {
    try await mapped(work, workers: workers) { one, manner in
      // New for every run, from the system's random source, so that no answer can guess it.
      let word = (0..<4).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
      let completion = try await confinement.run(
        Reference.command(
          one.program, directory: one.program.deletingLastPathComponent(), timeLimit: timeLimit,
          word: word, capabilities, extra: manner.arguments))
      let run = SuiteRun(manner, of: completion, word: word)
      if let end = ending(run, with: one.implementation) { throw Ended(judgement: end) }
      return run
    }
  }

  /// The judgement where one run decides it: a suite that does not come to its end with a right
  /// implementation, or hangs with a wrong one, or a run that cannot be believed.
  private func ending(_ run: SuiteRun, with implementation: SuiteImplementation) -> Judgement? {
    switch run.verdict.status {
    case .tampered, .timedOut: break
    case .crashed where implementation.isRight: break
    default: return nil
    }
    var judgement = Judgement(step: step.id, status: run.verdict.status)
    let company =
      implementation.isRight
      ? "With a right implementation (\(implementation.words)): "
      : "With a wrong implementation (\(implementation.words)), which does not hang by itself: "
    judgement.explanation =
      (run.verdict.status == .tampered ? "" : company) + (run.verdict.explanation ?? "")
    if run.verdict.status == .timedOut, !implementation.isRight {
      judgement.explanation? += """

        Before a wait that only a right implementation ends, ask with `try #require` whether it will end: a test that \
        waits for ever fails nowhere.
        """
    }
    judgement.checks = [
      .init(
        id: implementation.id, name: implementation.name, outcome: .failed,
        issues: [.init(text: run.verdict.explanation ?? "", comments: [], line: nil)])
    ]
    return judgement
  }
}
