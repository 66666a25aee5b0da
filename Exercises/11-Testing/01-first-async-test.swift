// The first asynchronous test
//
// `RosterModel` loads names for a screen. The test below starts a task and looks on the next line,
// before that task has run: it passes, whatever the model does.
//
// Goal: a suite that passes with every right `RosterModel` and fails, at an expectation, with every
// wrong one. A right one keeps these promises:
// - `load()` calls `fetch` once, and returns when that call has ended and its result is shown.
// - `isLoading` is true while `fetch` runs, and false when `load()` returns, also after an error.
// - After a load that succeeds, `names` are those that `fetch` returned, and `errorText` is nil.
// - After a load that fails, `errorText` is not nil, and `names` are the same as before that load.
//
// Nothing else is promised: the words of `errorText`, what is shown before the first load, and what loads at
// the same time do are free. The model is made with `init(fetch: @escaping () async throws -> [String])`. A
// closure that a test hands over is isolated to the main actor, as the test is, and may use its variables.
// Wrong models break one promise each; none hangs or traps. The given one is
// Checks/11-Testing/01-first-async-test/Component.swift.

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
