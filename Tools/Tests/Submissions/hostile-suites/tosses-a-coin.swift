// step: first-async-test
// must get: failed
// It fails now and then, also with a model that is right.

import FirstAsyncTestComponent
import Testing

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

@Test func load() async {
  let model = RosterModel { ["Ada"] }
  await model.load()
  #expect(Bool.random())
}
