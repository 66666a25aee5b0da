/// What the runs of a learner's suite have shown so far, one entry for each implementation.
struct SuiteRecord {
  var step: Course.Step
  /// Where a line of the suite stands for people.
  var place: (Int) -> Int
  private var entries: [(implementation: SuiteImplementation, issues: [Judgement.Issue])] = []

  init(step: Course.Step, place: @escaping (Int) -> Int) {
    self.step = step
    self.place = place
  }

  /// Whether the suite has passed with every right implementation and has caught every wrong one.
  var isRight: Bool { entries.allSatisfy(\.issues.isEmpty) }

  private mutating func add(_ issues: [Judgement.Issue], of implementation: SuiteImplementation) {
    if let index = entries.firstIndex(where: { $0.implementation.path == implementation.path }) {
      entries[index].issues += issues
    } else {
      entries.append((implementation, issues))
    }
  }

  /// Adds a run with a right implementation: every test has to pass.
  mutating func add(_ run: SuiteRun, with implementation: SuiteImplementation) {
    var issues: [Judgement.Issue] = []
    let words = run.manner.words.map { [$0] } ?? []
    func complain(_ text: String, line: Int? = nil) {
      // In a reversed copy it stands elsewhere.
      let line = run.manner.isOfCopy ? nil : line
      issues.append(
        .init(text: text, comments: words, file: "\(step.fileStem).swift", line: line.map(place)))
    }
    for test in run.tests where !test.passed {
      let name = "“\(test.result.name)”"
      if test.hasNoCase {
        complain(
          "\(name) has no case: its arguments are empty, so it never runs and tests nothing.",
          line: test.test.place?.line)
      } else if let issue = test.issueAfterItsEnd {
        complain(
          "\(name) had ended when it said: \(issue). A test has to await the work that it looks at.",
          line: test.test.place?.line)
      } else if let issue = test.result.issues.first {
        complain("\(name) fails: \(issue.text)", line: issue.line)
      } else {
        complain("\(name) does not pass.", line: test.test.place?.line)
      }
    }
    if issues.isEmpty, run.verdict.status != .passed { complain(run.verdict.explanation ?? "") }
    add(issues, of: implementation)
  }

  /// Adds a run with a wrong implementation: an expectation has to fail, in a test that passes with every
  /// right one.
  mutating func add(
    _ run: SuiteRun, with implementation: SuiteImplementation, sound: Set<String>
  ) {
    let catching = run.tests.filter(\.failedAnExpectation)
    if run.verdict.status == .failed, catching.contains(where: { sound.contains($0.key) }) {
      add([], of: implementation)
      return
    }
    let failing = run.tests.first { !$0.passed }
    let why =
      switch run.verdict.status {
      case .crashed:
        "\(run.verdict.explanation ?? "") That catches nothing: a test says by an expectation what is wrong, and lets the others run."
      case _ where !catching.isEmpty:
        "The tests that fail with it fail with a right one too."
      case _ where failing?.issueAfterItsEnd != nil:
        "An expectation failed, but its test had ended by then: await the work in the test."
      case _ where failing?.hasNoCase == true: "A test that never runs catches nothing."
      case .failed:
        "A test ended with an error, and no expectation failed. An error alone does not say what is wrong: expect something of it."
      default: Self.allPass
      }
    // Caught the time before: then it is luck.
    let isKnown = entries.contains { $0.implementation.path == implementation.path }
    let luck = "It was caught in one run, and not in another: the suite wavers."
    add(
      [.init(text: why, comments: isKnown ? [luck] : [], line: nil)], of: implementation)
  }

  static let allPass = "Every test passes with it."
  static let noTest = "The file has no test."

  func judgement(hasTests: Bool) -> Judgement {
    var judgement = Judgement(step: step.id, status: isRight ? .passed : .failed)
    judgement.checks = entries.map { implementation, issues in
      .init(
        id: implementation.id, name: implementation.name,
        outcome: issues.isEmpty ? .passed : .failed, issues: issues)
    }
    let wrong = entries.filter { !$0.implementation.isRight }
    let caught = wrong.count { $0.issues.isEmpty }
    judgement.explanation =
      "It caught \(caught) of \(wrong.count) wrong implementations."
      + (hasTests ? "" : " \(Self.noTest)")
    return judgement
  }
}
