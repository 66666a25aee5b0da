// Confirm each event
//
// `InvitationSender` calls a closure for each invitation that it has sent. The test below passes, however often that
// is.
//
// Goal: a suite that passes with every right `InvitationSender` and fails, at an expectation or a confirmation, with
// every wrong one. A right one promises:
// - `invite` calls `send` once for each name in the list, for equal ones too, also when an earlier call has thrown.
// - `onSent` is called once for each `send` that has returned, with its name.
// - For a `send` that throws, `onSent` is not called.
// - Every call comes before `invite` returns.
//
// The order of the calls is free, and several may be sent at the same time. Wrong ones break one promise each. Given:
// Checks/11-Testing/02-confirm-each-event/Component.swift.

import ConfirmEachEventComponent
import Testing

// MARK: - Given

/// An error for `send` to throw.
struct NoSuchAddress: Error {}

// MARK: - Your turn

@Suite("Invitations")
struct InvitationTests {
  @Test("Each invitation is confirmed once, with its name")
  func eachIsConfirmed() async {
    let sender = InvitationSender { _ in }
    var names: [String] = []
    // Grace stands there twice, so that a set of names gives itself away.
    await confirmation(expectedCount: 3) { sent in
      // Awaited here: calls after the end of this closure do not count.
      await sender.invite(["Grace", "Ada", "Grace"]) { name in
        sent()
        names.append(name)
      }
    }
    // Sorted, since the order is free.
    #expect(names.sorted() == ["Ada", "Grace", "Grace"])
  }

  @Test("A failure is not confirmed, and the others are")
  func failure() async {
    var asked: [String] = []
    let sender = InvitationSender { name in
      asked.append(name)
      if name == "Ada" { throw NoSuchAddress() }
    }
    var names: [String] = []
    await confirmation(expectedCount: 2) { sent in
      await sender.invite(["Grace", "Ada", "Edsger"]) { name in
        sent()
        names.append(name)
      }
    }
    #expect(names.sorted() == ["Edsger", "Grace"])
    #expect(asked.sorted() == ["Ada", "Edsger", "Grace"])
  }
}
