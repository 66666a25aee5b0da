import Foundation
import Testing

@testable import WorkshopEngine

/// The reading of one run of a learner's suite, from records as Swift Testing writes them.
@Suite struct SuiteRunTests {
  typealias Run = VerdictTests.Run
  static let canary = EventStream.Test(
    id: "_WorkshopCanary.Canary/fails()/Canary.swift:10:4", name: "fails()", isSuite: false)
  static let test = EventStream.Test(
    id: "Answer.Tests/loads()/answer.swift:3:4", name: "A load ends", isSuite: false)
  static let word = VerdictTests.word

  private func run(
    _ events: [String], _ manner: SuiteRun.Manner = .inOrder
  ) -> SuiteRun {
    var canary: [String] = []
    for _ in 0..<manner.times {
      canary += [
        Run.event("testStarted", Self.canary.id), Run.issue(Self.canary.id, words: Self.word),
        Run.event("testEnded", Self.canary.id, symbol: "fail"),
      ]
    }
    let lines =
      [Run.test(Self.canary), Run.test(Self.test), Run.event("runStarted")] + events + canary
      + [Run.event("runEnded")]
    return SuiteRun(
      manner,
      of: Completion(end: .exited(1), events: Array(lines.joined(separator: "\n").utf8)),
      word: Self.word)
  }

  private static func issue(_ text: String) -> String {
    Run.record(
      "event",
      #""kind":"issueRecorded","testID":"\#(test.id)","issue":{"isFailure":true},"#
        + #""messages":[{"symbol":"fail","text":"\#(text)"}]"#)
  }

  private static let start = Run.event("testStarted", test.id)
  private static let failure = Run.event("testEnded", test.id, symbol: "fail")
  private static let pass = Run.event("testEnded", test.id, symbol: "pass")

  @Test("A test that passes has passed, under its names without its place")
  func passes() throws {
    let run = run([Self.start, Self.pass])
    let test = try #require(run.tests.first)
    #expect(run.verdict.status == .passed, "\(run.verdict.explanation ?? "")")
    #expect(test.key == "Answer.Tests/loads()")
    #expect(test.passed && !test.failedAnExpectation)
  }

  @Test(
    "An expectation that fails says so, and no other record does",
    arguments: [
      ("Expectation failed: (a → 1) == 2", true), ("Expectation failed: x → nil", true),
      ("Confirmation was confirmed 0 times, but expected to be confirmed 1 time", true),
      ("Issue recorded", true), ("Caught error: Expectation failed", false),
      ("Time limit was exceeded: 60.000 seconds", false), ("An API was misused", false),
    ])
  func kinds(words: String, isExpectation: Bool) throws {
    let run = run([Self.start, Self.issue(words), Self.failure])
    let test = try #require(run.tests.first)
    #expect(!test.passed)
    #expect(test.failedAnExpectation == isExpectation)
  }

  @Test("An expectation that fails when its test has ended is too late")
  func late() throws {
    let run = run([Self.start, Self.pass, Self.issue("Expectation failed")])
    let test = try #require(run.tests.first)
    #expect(!test.failedAnExpectation)
    #expect(test.issueAfterItsEnd == "Expectation failed")
    #expect(!test.passed)
  }

  @Test("A test without a case is none")
  func skipped() throws {
    let run = run([Run.event("testSkipped", Self.test.id, symbol: "skip")])
    let test = try #require(run.tests.first)
    #expect(test.hasNoCase && !test.passed)
  }

  @Test("Each test twice is what an honest run of two rounds shows, and once is not")
  func twice() throws {
    let round = [Self.start, Self.pass]
    #expect(run(round + round, .twice).tests.map(\.passed) == [true])
    #expect(run(round, .twice).tests.map(\.passed) == [false])
    #expect(run(round + round).tests.map(\.passed) == [false])
  }

  @Test("Beside other tests the canary need not be the last")
  func besideOthers() {
    let late = [Run.event("testStarted", Self.canary.id), Self.start, Self.pass]
    #expect(run(late, .besideOthers).verdict.status == .passed)
    #expect(run(late).verdict.status == .tampered)
  }

  @Test("A test is filtered by its whole id, with any signs in it")
  func filter() {
    let test = EventStream.Test(
      id: "Answer.Tests/`a + b?`(i:)/01-answer.swift:3:4", name: "n", isSuite: false)
    #expect(
      SuiteRun.Manner.alone(test).arguments.contains(
        #"^Answer\.Tests/`a \+ b\?`\(i:\)/01-answer\.swift:3:4$"#))
  }

  @Test("What is caught in one run and not in the next is not caught, and the suite is told of it")
  func wavers() throws {
    let wrong = try SuiteImplementation(path: "wrong/a.swift", source: "// wrong: it is late\n")
    var record = SuiteRecord(
      step: try JSONDecoder().decode(Course.self, from: Data(CourseLoadingTests.sample.utf8)).steps[
        0],
      place: { $0 })
    let caught = run([Self.start, Self.issue("Expectation failed"), Self.failure])
    record.add(caught, with: wrong, sound: ["Answer.Tests/loads()"])
    #expect(record.isRight)
    record.add(run([Self.start, Self.pass]), with: wrong, sound: ["Answer.Tests/loads()"])
    let judgement = record.judgement(hasTests: true)
    #expect(judgement.status == .failed)
    #expect(judgement.explanation == "It caught 0 of 1 wrong implementations.")
    let comments = try #require(judgement.checks.first?.issues.first?.comments)
    #expect(comments.contains { $0.contains("wavers") })
  }

  @Test("A test that fails with a right implementation catches no wrong one")
  func unsound() throws {
    let wrong = try SuiteImplementation(path: "wrong/a.swift", source: "// wrong: it is late\n")
    var record = SuiteRecord(
      step: try JSONDecoder().decode(Course.self, from: Data(CourseLoadingTests.sample.utf8)).steps[
        0],
      place: { $0 })
    record.add(
      run([Self.start, Self.issue("Expectation failed"), Self.failure]), with: wrong, sound: [])
    #expect(!record.isRight)
  }
}
