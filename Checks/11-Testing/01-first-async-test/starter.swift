// The first asynchronous test
//
// `RosterModel` loads names for a screen. The test below looks too early.
//
// Goal: a suite that passes with every right `RosterModel` and fails, at an expectation, with every wrong one. A
// right one promises:
// - `load()` calls `fetch` once, and returns when that call has ended and its result is shown.
// - `isLoading` is true while `fetch` runs, and false when `load()` returns, after errors too.
// - After a success, `names` are those that `fetch` returned, and `errorText` is nil.
// - After a failure, `errorText` is not nil, and `names` are as before.
//
// Free are the words of `errorText`, what is shown before the first load, and loads at the same time. Wrong ones
// break one promise each. Given: Checks/11-Testing/01-first-async-test/Component.swift.

import FirstAsyncTestComponent
import Testing

// MARK: - Given

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

// MARK: - Your turn

@Suite("The roster model")
struct RosterModelTests {
  // TODO: Await the load, then look. Then write a test for each promise.
  @Test("A load shows the names, and no error")
  func load() {
    let model = RosterModel { ["Ada", "Grace"] }
    Task { await model.load() }
    #expect(!model.isLoading)
    #expect(model.errorText == nil)
  }
}
