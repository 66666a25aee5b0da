/// The reading of one run of the checks.
///
/// Every run holds one canary: a test that asserts something false the way real checks do. So an
/// honest run fails with exit code 1, and one that ended early, or disarmed the expectations, does
/// not look honest. The canary's failure says a word that the command gave to this run alone, when
/// every check has ended. A record without that word is forged.
struct Verdict: Sendable {
  struct Canary: Sendable {
    /// How its test's id begins.
    var prefix: String
    var word: String
    /// How often every test runs, this one too.
    var repetitions = 1
    /// What the machine can do: a check that needs more, and says so, may be left out.
    var capabilities = Capabilities.all
    /// Whether the tests run one after the other, this one last.
    var isLast = true
  }

  var status: Judgement.Status
  var checks: [Judgement.CheckResult]
  var explanation: String?

  init(of completion: Completion, expecting expected: [EventStream.Test], canary: Canary) {
    let stream = EventStream(completion.events)
    let functions = Self.checks(among: expected, canary: canary)
    checks = functions.map { test in
      let events = stream.events.filter { $0.testID == test.id }
      let issues = events.filter { $0.kind == "issueRecorded" && $0.isFailure }
      let ends = events.filter { $0.kind == "testEnded" }
      let outcome: Judgement.CheckResult.Outcome =
        if !issues.isEmpty
          || ends.contains(where: { $0.symbols != [ToolchainAssumptions.passMark] })
        {
          .failed
        } else if ends.count == canary.repetitions {
          .passed
        } else if let skip = events.first(where: { $0.kind == "testSkipped" }) {
          Self.lacks(skip, canary.capabilities) ? .leftOut : .skipped
        } else {
          .missing
        }
      return Judgement.CheckResult(
        id: test.function, name: test.name, outcome: outcome,
        issues: issues.map { event in
          Judgement.Issue(
            text: event.texts.first ?? "", comments: Array(event.texts.dropFirst()),
            file: event.place?.file, line: event.place?.line)
        }, file: test.place?.file)
    }

    switch completion.end {
    case .timedOut, .cancelled:
      status = .timedOut
      explanation = Self.unfinished(stream, functions).map { "Still running: \($0)." }
      return
    case .exceeded(let share):
      status = .crashed
      let place = Self.unfinished(stream, functions).map { " during \($0)" } ?? ""
      explanation = "The program took \(share)\(place), and was ended for it."
      return
    case .signalled(let signal):
      status = .crashed
      let place = Self.unfinished(stream, functions).map { " during \($0)" } ?? ""
      let words =
        Self.lastWords(completion.errors).map { "\n\($0)" }
        ?? (signal == 11 ? " A function that calls itself for ever ends like this." : "")
      explanation = "The program was ended by \(Self.name(ofSignal: signal))\(place).\(words)"
      return
    case .exited(127) where stream.events.isEmpty:
      // The answer needs a library that no lesson does.
      status = .crashed
      let words = completion.errors.split(separator: "\n").last.map { "\n\($0)" } ?? ""
      explanation = "The program could not be loaded.\(words)"
      return
    case .exited:
      break
    }
    if let oddity = Self.oddity(
      stream, end: completion.end, expected: expected, canary: canary, checks: checks)
    {
      status = .tampered
      explanation = oddity
    } else {
      status = checks.contains(where: \.refuses) ? .failed : .passed
    }
  }

  /// Whether a check was skipped since it needs what this machine lacks.
  private static func lacks(_ skip: EventStream.Event, _ capabilities: Capabilities) -> Bool {
    skip.texts.contains { text in
      text.firstMatch(of: /needs: ([a-z]+)/).map {
        capabilities.meets(String($0.1)) == false
      } ?? false
    }
  }

  private static let nowhere = EventStream.Place(file: "", line: 0)

  /// The tests that are neither suites nor the canary's, in the order of their files.
  static func checks(among tests: [EventStream.Test], canary: Canary) -> [EventStream.Test] {
    tests.filter { !$0.isSuite && !$0.id.hasPrefix(canary.prefix) }
      .sorted { ($0.place ?? nowhere, $0.id) < ($1.place ?? nowhere, $1.id) }
  }

  /// What an honest run would not show, or nil.
  private static func oddity(
    _ stream: EventStream, end: Completion.End, expected: [EventStream.Test], canary: Canary,
    checks: [Judgement.CheckResult]
  ) -> String? {
    func count(_ kind: String) -> Int { stream.events.count { $0.kind == kind } }
    if count("runEnded") == 0 {
      return "The program ended before the checks were done."
    }
    guard count("runStarted") == 1, count("runEnded") == 1, stream.unreadable == 0 else {
      return "The record of the run is not one that the checks write."
    }
    guard Set(stream.tests.map(\.id)) == Set(expected.map(\.id)),
      stream.tests.count == expected.count
    else { return "The run held other tests than the step's checks." }
    let known = Set(expected.map(\.id))
    if stream.events.contains(where: { event in event.testID.map { !known.contains($0) } ?? false })
    {
      return "The run reports on a test that is not one of the step's checks."
    }
    let canaries = stream.events.filter {
      $0.kind == "issueRecorded" && ($0.testID?.hasPrefix(canary.prefix) ?? false)
    }
    guard canaries.count == canary.repetitions, canaries.allSatisfy(\.isFailure),
      end == .exited(1)
    else {
      return "An expectation that is false on purpose did not fail: the expectations are disarmed."
    }
    guard canaries.allSatisfy({ $0.texts.dropFirst() == [canary.word] }) else {
      return "The record of the run does not hold the word that the command gave to it."
    }
    let lastOfChecks = stream.events.lastIndex { event in
      event.testID.map { !$0.hasPrefix(canary.prefix) } ?? false
    }
    let firstOfCanary = stream.events.firstIndex { $0.testID?.hasPrefix(canary.prefix) ?? false }
    let isLast = canary.isLast && canary.repetitions == 1
    if isLast, let firstOfCanary, let lastOfChecks, firstOfCanary < lastOfChecks {
      return "A check went on behind the expectation that is false on purpose."
    }
    if checks.contains(where: { $0.outcome == .missing }) {
      return "A check never ended."
    }
    if stream.events.contains(where: {
      $0.kind == "issueRecorded" && $0.isFailure && $0.testID == nil
    }) {
      return "An issue was recorded outside every check."
    }
    return nil
  }

  private static func unfinished(_ stream: EventStream, _ tests: [EventStream.Test]) -> String? {
    let running = Set(stream.unfinished.map(\.id))
    return tests.last { running.contains($0.id) }.map { "“\($0.name)”" }
  }

  /// The runtime's own line about a trap, such as `Fatal error: Unexpectedly found nil …`.
  static func lastWords(_ errors: String) -> String? {
    errors.split(separator: "\n").last {
      ToolchainAssumptions.trapMarks.contains(where: $0.contains)
    }
    .map(String.init)
  }

  /// What a person calls the end that a signal made.
  static func name(ofSignal signal: Int32) -> String {
    switch signal {
    case 4: "a trap (SIGILL)"
    case 5: "a trap (SIGTRAP)"
    case 6: "an abort (SIGABRT)"
    case 9: "SIGKILL"
    case 11: "a memory fault (SIGSEGV)"
    case 25: "the limit on the size of a file (SIGXFSZ)"
    default: "signal \(signal)"
    }
  }
}
