import Foundation
import Testing

@testable import WorkshopEngine

@Suite struct VerdictTests {
  static let canary = EventStream.Test(
    id: "_WorkshopCanary.Canary/fails()", name: "fails()", isSuite: false)
  static let suite = EventStream.Test(id: "Checks.Suite", name: "Suite", isSuite: true)
  static let first = EventStream.Test(
    id: "Checks.Suite/first()", name: "The first thing works", isSuite: false)
  static let second = EventStream.Test(
    id: "Checks.Suite/second()", name: "The second thing works", isSuite: false)
  static let expected = [canary, suite, first, second]
  /// What the command told the run.
  static let word = "k2j4h5"

  /// The records of a run, in the form that Swift Testing writes them.
  struct Run {
    var lines: [String] = []

    static func test(_ test: EventStream.Test) -> String {
      let kind = test.isSuite ? "suite" : "function"
      return record(
        "test", #""id":"\#(test.id)","kind":"\#(kind)","name":"n","displayName":"\#(test.name)""#)
    }

    static func record(_ kind: String, _ payload: String, version: String = "6.3.0") -> String {
      #"{"kind":"\#(kind)","version":"\#(version)","payload":{\#(payload)}}"#
    }

    static func event(_ kind: String, _ test: String? = nil, symbol: String = "default") -> String {
      let id = test.map { #","testID":"\#($0)""# } ?? ""
      return record(
        "event", #""kind":"\#(kind)"\#(id),"messages":[{"symbol":"\#(symbol)","text":"words"}]"#)
    }

    static func issue(_ test: String?, isFailure: Bool = true, words: String = "why") -> String {
      let id = test.map { #","testID":"\#($0)""# } ?? ""
      return record(
        "event",
        #""kind":"issueRecorded"\#(id),"issue":{"isFailure":\#(isFailure),"#
          + #""sourceLocation":{"fileID":"Checks/Checks+Errors.swift","line":7}},"#
          + #""messages":[{"symbol":"fail","text":"Expectation failed"},"#
          + #"{"symbol":"details","text":"\#(words)"}]"#)
    }

    static let canaryFails = [
      event("testStarted", canary.id), issue(canary.id, words: word),
      event("testEnded", canary.id, symbol: "fail"),
    ]

    static func passes(_ test: EventStream.Test) -> [String] {
      [event("testStarted", test.id), event("testEnded", test.id, symbol: "pass")]
    }

    static func fails(_ test: EventStream.Test) -> [String] {
      [
        event("testStarted", test.id), issue(test.id), event("testEnded", test.id, symbol: "fail"),
      ]
    }

    /// A run with more records in front of its canary's.
    static func adding(_ more: [String], to lines: [String]) -> [String] {
      let place = lines.firstIndex(of: canaryFails[0]) ?? lines.endIndex
      return lines[..<place] + more + lines[place...]
    }

    /// What an honest run in which all checks pass writes.
    static let honest =
      expected.map(test) + [event("runStarted"), event("testStarted", suite.id)]
      + passes(first) + passes(second) + [event("testEnded", suite.id, symbol: "pass")]
      + canaryFails + [event("runEnded")]
  }

  private func verdict(
    _ lines: [String], end: Completion.End = .exited(1), errors: String = "",
    expecting expected: [EventStream.Test] = expected
  ) -> Verdict {
    let completion = Completion(
      end: end, errors: errors, events: Array(lines.joined(separator: "\n").utf8))
    return Verdict(
      of: completion, expecting: expected,
      canary: .init(prefix: Reference.canaryPrefix, word: Self.word))
  }

  @Test("An honest run with the canary's failure alone passes")
  func honest() {
    let verdict = verdict(Run.honest)
    #expect(verdict.status == .passed, "\(verdict.explanation ?? "")")
    #expect(verdict.checks.map(\.outcome) == [.passed, .passed])
    #expect(verdict.explanation == nil)
  }

  @Test("Checks that run side by side may mix their records")
  func mixed() {
    var lines = Run.honest
    let start = lines.firstIndex(of: Run.event("testStarted", Self.second.id))
    lines.swapAt(start ?? 0, (start ?? 0) - 1)
    #expect(verdict(lines).status == .passed)
  }

  @Test("A check that fails is a failure, with its words and its line")
  func failure() throws {
    let lines = Run.honest.filter { !$0.contains(Self.second.id) || $0.contains(#""kind":"test""#) }
    let verdict = verdict(Run.adding(Run.fails(Self.second), to: lines))
    #expect(verdict.status == .failed)
    let check = try #require(verdict.checks.last)
    #expect(check.name == "The second thing works")
    #expect(
      check.issues == [
        .init(text: "Expectation failed", comments: ["why"], file: "Checks+Errors.swift", line: 7)
      ])
  }

  @Test("Checks.swift is listed first, then the topics by name, each in the order of its lines")
  func order() {
    let places = [
      ("e", "Checks+Errors.swift", 3), ("b", "Checks.swift", 90),
      ("d", "Checks+Cancellation.swift", 20), ("a", "Checks.swift", 10),
      ("c", "Checks+Cancellation.swift", 5),
    ]
    let tests = places.map { name, file, line in
      EventStream.Test(
        id: name, name: name, isSuite: false, place: .init(file: file, line: line))
    }
    let checks = verdict([], expecting: tests).checks
    #expect(checks.map(\.name) == ["a", "b", "c", "d", "e"])
    #expect(checks.last?.file == "Checks+Errors.swift")
  }

  @Test("A warning is no failure")
  func warning() {
    let lines = Run.adding([Run.issue(Self.first.id, isFailure: false)], to: Run.honest)
    #expect(verdict(lines).status == .passed)
  }

  @Test("A skipped check is not passed")
  func skipped() {
    let lines = Run.honest.map {
      $0 == Run.event("testEnded", Self.second.id, symbol: "pass")
        ? Run.event("testSkipped", Self.second.id, symbol: "skip") : $0
    }
    let verdict = verdict(lines)
    #expect(verdict.status == .failed)
    #expect(verdict.checks.last?.outcome == .skipped)
  }

  /// Streams that no honest run writes, and how their programs ended.
  static let forged: [(name: String, lines: [String], end: Completion.End)] = {
    let honest = Run.honest
    let end = [Run.event("runEnded")]
    func without(_ words: String) -> [String] { honest.filter { !$0.contains(words) } }
    return [
      ("nothing, and exit code 0", [], .exited(0)),
      ("nothing, and exit code 1", [], .exited(1)),
      ("all, and exit code 0", honest, .exited(0)),
      ("all, and another exit code", honest, .exited(2)),
      ("an end before the run's end", honest.dropLast(), .exited(1)),
      ("an end in mid-line", honest.dropLast() + [String(end[0].prefix(20))], .exited(1)),
      ("no canary's issue", honest.filter { !$0.contains("issueRecorded") }, .exited(1)),
      ("no canary", without("_WorkshopCanary"), .exited(1)),
      (
        "a skipped canary",
        honest.filter { !Run.canaryFails.contains($0) }.dropLast()
          + [Run.event("testSkipped", canary.id, symbol: "skip")] + end, .exited(1)
      ),
      (
        "a canary with a warning",
        honest.map {
          $0 == Run.canaryFails[1] ? Run.issue(canary.id, isFailure: false, words: word) : $0
        },
        .exited(1)
      ),
      ("two of the canary's issues", honest.dropLast() + [Run.canaryFails[1]] + end, .exited(1)),
      (
        "a canary without the word",
        honest.map { $0 == Run.canaryFails[1] ? Run.issue(canary.id, words: "") : $0 }, .exited(1)
      ),
      (
        "a canary with another word",
        honest.map { $0 == Run.canaryFails[1] ? Run.issue(canary.id, words: word + "x") : $0 },
        .exited(1)
      ),
      (
        "a check behind the canary",
        without(second.id).dropLast() + [Run.test(second)] + Run.passes(second) + end, .exited(1)
      ),
      (
        "a canary before all checks",
        expected.map(Run.test) + [Run.event("runStarted")] + Run.canaryFails
          + [Run.event("testStarted", suite.id)] + Run.passes(first) + Run.passes(second)
          + [Run.event("testEnded", suite.id, symbol: "pass")] + end, .exited(1)
      ),
      ("two ends", honest + end, .exited(1)),
      ("two starts", [Run.event("runStarted")] + honest, .exited(1)),
      ("no start", without("runStarted"), .exited(1)),
      ("two whole runs", honest + honest, .exited(1)),
      ("a missing check", without(second.id), .exited(1)),
      (
        "a check that never ended",
        honest.filter { $0 != Run.event("testEnded", second.id, symbol: "pass") }, .exited(1)
      ),
      (
        "a check that ended twice",
        honest.dropLast() + [Run.event("testEnded", second.id, symbol: "pass")] + end, .exited(1)
      ),
      (
        "a test that no check is",
        [Run.test(.init(id: "Own/mine()", name: "m", isSuite: false))]
          + honest, .exited(1)
      ),
      (
        "a report on an unknown test",
        honest.dropLast()
          + Run.passes(
            .init(id: "Own/mine()", name: "m", isSuite: false)) + end, .exited(1)
      ),
      ("a check listed twice", [Run.test(first)] + honest, .exited(1)),
      ("garbage", ["PASS"] + honest, .exited(1)),
      ("garbage that is JSON", ["{}"] + honest, .exited(1)),
      ("a record of another kind", [Run.record("metadata", "")] + honest, .exited(1)),
      (
        "another version", honest.map { $0.replacingOccurrences(of: "6.3.0", with: "6.4.0") },
        .exited(1)
      ),
      (
        "one line of another version",
        honest.dropLast()
          + [Run.record("event", #""kind":"runEnded""#, version: "0")], .exited(1)
      ),
      ("an issue outside every check", honest.dropLast() + [Run.issue(nil)] + end, .exited(1)),
    ]
  }()

  @Test("A run that no honest program writes is withheld", arguments: forged.indices)
  func tampered(index: Int) {
    let run = Self.forged[index]
    let verdict = verdict(run.lines, end: run.end)
    #expect(verdict.status == .tampered, "\(run.name)")
    #expect(verdict.explanation != nil, "\(run.name)")
  }

  @Test("A pass after an issue is a failure, and so is a pass with another mark")
  func passAfterIssue() {
    let issue = Run.honest.flatMap {
      $0 == Run.event("testEnded", Self.first.id, symbol: "pass")
        ? [Run.issue(Self.first.id), $0] : [$0]
    }
    #expect(verdict(issue).status == .failed)
    let mark = Run.honest.map {
      $0 == Run.event("testEnded", Self.first.id, symbol: "pass")
        ? Run.event("testEnded", Self.first.id, symbol: "passWithKnownIssue") : $0
    }
    #expect(verdict(mark).status == .failed)
  }

  @Test("A program that a signal ended has crashed, also after the events of a pass")
  func crashed() throws {
    let lines = Run.honest.prefix { $0 != Run.event("testEnded", Self.second.id, symbol: "pass") }
    for lines in [Array(lines), Run.honest] {
      let verdict = verdict(
        lines, end: .signalled(SIGILL),
        errors: "note\nMain.swift:3: Fatal error: Index out of range\n")
      #expect(verdict.status == .crashed)
      let words = try #require(verdict.explanation)
      #expect(words.contains("SIGILL"))
      #expect(words.contains("Index out of range"))
    }
    #expect(
      verdict(Array(lines), end: .signalled(SIGTRAP)).explanation?.contains(Self.second.name)
        == true)
    // The runtime has no words for a stack that is full.
    let fault = verdict(Array(lines), end: .signalled(SIGSEGV)).explanation
    #expect(fault?.contains("calls itself") == true)
  }

  @Test("A program that did not end in time is timed out, and the check that ran is named")
  func timedOut() throws {
    let lines = Run.honest.prefix { $0 != Run.event("testEnded", Self.second.id, symbol: "pass") }
    let verdict = verdict(Array(lines), end: .timedOut)
    #expect(verdict.status == .timedOut)
    #expect(verdict.explanation?.contains("The second thing works") == true)
    #expect(verdict.checks.map(\.outcome) == [.passed, .missing])
    #expect(self.verdict(Run.honest, end: .timedOut).status == .timedOut)
  }

  @Test("Only a passed status counts as passed for the layers")
  func layers() {
    for status in Judgement.Status.allCases {
      let judgement = Judgement(step: "a", status: status)
      #expect((judgement.refusingLayer == nil) == (status == .passed || status == .skipped))
    }
  }
}
