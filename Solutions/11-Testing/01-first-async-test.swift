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
  @Test("A load shows the names, and no error")
  func success() async {
    let model = RosterModel { ["Ada", "Grace"] }
    // The test suspends here, and goes on when the load has ended.
    await model.load()
    #expect(model.names == ["Ada", "Grace"])
    #expect(model.errorText == nil)
    #expect(!model.isLoading)
  }

  @Test("A load that fails asks once, and shows an error and no spinner")
  func failure() async {
    var calls = 0
    let model = RosterModel {
      calls += 1
      throw ServerIsDown()
    }
    await model.load()
    #expect(calls == 1)
    #expect(model.errorText != nil)
    #expect(!model.isLoading)
  }

  @Test("The spinner is there while the server is asked")
  func spinner() async {
    var seen: [Bool] = []
    var look = {}
    let model = RosterModel {
      // Here the load is on its way, for certain.
      look()
      return []
    }
    look = { seen.append(model.isLoading) }
    await model.load()
    #expect(seen == [true])
  }

  @Test("A failure keeps the names, and a success after it takes the error away")
  func successAfterFailure() async {
    var answer: Result<[String], ServerIsDown> = .success(["Ada"])
    let model = RosterModel { try answer.get() }
    await model.load()
    answer = .failure(ServerIsDown())
    await model.load()
    #expect(model.names == ["Ada"])
    answer = .success(["Ada", "Grace"])
    await model.load()
    #expect(model.names == ["Ada", "Grace"])
    #expect(model.errorText == nil)
  }
}
