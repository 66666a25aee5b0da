import Foundation

/// One run of a learner's suite, with one implementation of what it tests.
struct SuiteRun: Sendable {
  /// In which company the tests run.
  enum Manner: Sendable {
    /// One after the other, as they stand in the file.
    case inOrder
    /// One after the other, the last of the file first; the program is that of a reversed copy.
    case reversed
    case alone(EventStream.Test)
    /// Twice in one process, one after the other.
    case twice
    /// At the same time as each other and as a suite of ours.
    case besideOthers

    /// What is said before a failure that happens only so.
    var words: String? {
      switch self {
      case .inOrder: nil
      case .reversed: "With the tests in reversed order:"
      case .alone: "With this test alone:"
      case .twice: "With every test twice in one process:"
      case .besideOthers: "With tests at the same time as others:"
      }
    }

    /// Whether the tests stand in other places than in the learner's file.
    var isOfCopy: Bool {
      if case .reversed = self { true } else { false }
    }

    /// How often each test runs.
    var times: Int {
      if case .twice = self { 2 } else { 1 }
    }

    /// For the program that holds the tests.
    var arguments: [String] {
      let choosing = ToolchainAssumptions.choosesTests
      let inTurn = [ToolchainAssumptions.runsInTurn, choosing.without, Self.others]
      switch self {
      case .inOrder, .reversed: return inTurn
      case .alone(let test):
        let canary = Self.pattern("\(Reference.canaryPrefix)Canary")
        return inTurn + [choosing.only, "^\(Self.pattern(test.id))$", choosing.only, canary]
      case .twice: return inTurn + [choosing.times, "\(times)"]
      case .besideOthers: return []
      }
    }

    /// A suite of ours that is there to be run beside.
    private static let others = "^\(pattern("\(Reference.canaryPrefix)OtherTests"))"

    /// A pattern that matches these words and nothing else.
    private static func pattern(_ words: String) -> String {
      words.replacing(/[.()\[\]{}*+?^$|\\]/) { "\\\($0.0)" }
    }
  }

  /// A test of the suite, and what became of it.
  struct Test: Sendable {
    var test: EventStream.Test
    /// Its names without its place, which another copy of the suite has elsewhere.
    var key: String { test.key }
    var result: Judgement.CheckResult
    /// Whether an expectation failed while the test was running.
    var failedAnExpectation = false
    /// An issue that came when the test had ended: its verdict stood by then.
    var issueAfterItsEnd: String?
    /// Whether it is a test of nothing: Swift Testing skips it where it has no arguments.
    var hasNoCase: Bool { result.outcome == .skipped }
    var passed: Bool { result.outcome == .passed && issueAfterItsEnd == nil }
  }

  var manner: Manner
  var verdict: Verdict
  var tests: [Test]
  var printed: String

  init(_ manner: Manner, of completion: Completion, word: String) {
    self.manner = manner
    let stream = EventStream(completion.events)
    var canary = Verdict.Canary(prefix: Reference.canaryPrefix, word: word)
    canary.repetitions = manner.times
    if case .besideOthers = manner { canary.isLast = false }
    let (expectations, latecomers) = Self.issues(in: stream)
    // The suite itself says which tests there are. The code that compares runs looks whether they are
    // the same.
    let functions = Verdict.checks(among: stream.tests, canary: canary)
    verdict = Verdict(of: completion, expecting: stream.tests, canary: canary)
    tests = zip(functions, verdict.checks).map { test, result in
      Test(
        test: test, result: result, failedAnExpectation: expectations.contains(test.id),
        issueAfterItsEnd: latecomers[test.id])
    }
    printed = completion.output
  }

  /// Ids of the tests in which an expectation failed in time, and issues that came after a test's end.
  private static func issues(in stream: EventStream) -> (Set<String>, [String: String]) {
    var running = Set<String>()
    var expectations = Set<String>()
    var latecomers: [String: String] = [:]
    for event in stream.events {
      guard let id = event.testID else { continue }
      switch event.kind {
      case "testStarted": running.insert(id)
      case "testEnded": running.remove(id)
      case "issueRecorded" where event.isFailure:
        if !running.contains(id) {
          latecomers[id] = event.texts.first ?? ""
        } else if event.isOfExpectation {
          expectations.insert(id)
        }
      default: break
      }
    }
    return (expectations, latecomers)
  }
}

extension EventStream.Test {
  /// Its id without file, line and column.
  var key: String {
    isSuite ? id : id.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The function with its labels, such as `counts(of:)`.
  var function: String { key.split(separator: "/").last.map(String.init) ?? key }
}

extension EventStream.Event {
  /// Whether an issue says that something was not as the test expects it, and not that an error came out of
  /// the test, that its time was over or that Testing was used in a wrong way.
  ///
  /// The stream has no kind of issue, only English words.
  var isOfExpectation: Bool {
    let words = texts.first ?? ""
    return ToolchainAssumptions.expectationMarks.contains(where: words.hasPrefix)
  }
}
