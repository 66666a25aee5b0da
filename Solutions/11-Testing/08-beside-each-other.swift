// Beside each other
//
// `BadgeDesk` notes its work in `AuditLog.current`, a task-local value. The tests below share the app's log:
// `.serialized` orders them, and no other code.
//
// Goal: a suite that passes with every right `BadgeDesk` and fails, at an expectation, with every wrong one. A right
// one keeps these promises:
// - `issue` calls `print` once, even if it throws, then notes “printed NAME” or “failed NAME”.
// - `issueAll` does so for each name, equal ones too, after failures too, in any order.
// - Before a function returns, its notes are in the log that was current where it was called.
//
// Other code may note in the app's log at any time. Wrong ones break one promise each; none hangs. Given:
// Checks/11-Testing/08-beside-each-other/Component.swift.

import BesideEachOtherComponent
import Testing

// MARK: - Given

/// An error for `print` to throw.
struct NoPaper: Error {}

// MARK: - Your turn

/// Gives each test a log of its own, for the time of the test.
nonisolated struct OwnLog: TestTrait, SuiteTrait, TestScoping {
  /// Every test of a suite has the trait too, and so a log of its own.
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await AuditLog.$current.withValue(AuditLog()) { try await function() }
  }
}

@Suite("The badge desk", OwnLog())
struct BadgeDeskTests {
  // Read in the test's task, whose log belongs to this test alone.
  private var notes: [String] { AuditLog.current.entries }

  @Test("A badge is noted when it has been printed, and not before")
  func printed() async {
    var before: [[String]] = []
    let desk = BadgeDesk { _ in before.append(AuditLog.current.entries) }
    await desk.issue("Ada")
    #expect(notes == ["printed Ada"])
    #expect(before == [[]])
  }

  @Test("A failure is noted, and the other badges are issued", arguments: ["Ada", "Grace"])
  func failure(failing: String) async {
    var asked: [String] = []
    let desk = BadgeDesk { name in
      asked.append(name)
      if name == failing { throw NoPaper() }
    }
    await desk.issueAll(["Ada", "Grace", "Ada"])
    let expected = ["Ada", "Grace", "Ada"].map { ($0 == failing ? "failed " : "printed ") + $0 }
    #expect(notes.sorted() == expected.sorted())
    #expect(asked.sorted() == ["Ada", "Ada", "Grace"])
  }

  @Test("A failure of one badge is noted")
  func oneFailure() async {
    let desk = BadgeDesk { _ in throw NoPaper() }
    await desk.issue("Ada")
    #expect(notes == ["failed Ada"])
  }

  @Test("One desk notes in the log of each call")
  func twoLogs() async {
    let desk = BadgeDesk { _ in }
    await desk.issue("Ada")
    let other = AuditLog()
    await AuditLog.$current.withValue(other) {
      await desk.issue("Grace")
      await desk.issueAll(["Barbara"])
    }
    #expect(notes == ["printed Ada"])
    #expect(other.entries == ["printed Grace", "printed Barbara"])
  }

  @Test("A desk that was made with another log notes in that of the call")
  func madeElsewhere() async {
    let desk = AuditLog.$current.withValue(AuditLog()) { BadgeDesk { _ in } }
    await desk.issue("Ada")
    #expect(notes == ["printed Ada"])
  }
}
