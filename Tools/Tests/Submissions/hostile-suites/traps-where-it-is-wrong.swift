// step: first-async-test
// must get: failed, wrong: after a failure, `errorText` is nil
// A trap tells right from wrong too, and ends the tests behind it.

import FirstAsyncTestComponent
import Testing

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

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
    precondition(model.errorText != nil)
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
