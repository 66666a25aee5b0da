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

@Suite("The badge desk", .serialized)
struct BadgeDeskTests {
  private let count = AuditLog.current.entries.count

  /// The notes of this test.
  private var notes: [String] { Array(AuditLog.current.entries.dropFirst(count)) }

  // TODO: Give each test a log of its own, and a second one to tell the logs apart.
  @Test("Printed badges are noted")
  func printed() async {
    let desk = BadgeDesk { _ in }
    await desk.issue("Ada")
    #expect(notes == ["printed Ada"])
  }

  @Test("A failure is noted, and the other badges are issued")
  func failure() async {
    let desk = BadgeDesk { name in
      if name == "Grace" { throw NoPaper() }
    }
    await desk.issueAll(["Ada", "Grace", "Ada"])
    #expect(notes.sorted() == ["failed Grace", "printed Ada", "printed Ada"])
  }
}
