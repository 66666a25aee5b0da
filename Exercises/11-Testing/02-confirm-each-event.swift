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
  // TODO: Await `invite` and expect an exact number of calls. Then write a test for each promise.
  @Test("Each invitation is confirmed")
  func eachIsConfirmed() async {
    await confirmation(expectedCount: 0...) { sent in
      let sender = InvitationSender { _ in }
      Task {
        await sender.invite(["Ada", "Grace"]) { _ in sent() }
      }
    }
  }
}
