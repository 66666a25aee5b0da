// step: first-async-test
// must get: timed-out
// With a wrong model a test waits for what never comes.
// seconds: 2

import FirstAsyncTestComponent
import Testing

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

@Test func load() async {
  let model = RosterModel { ["Ada"] }
  await model.load()
  while model.isLoading { await Task.yield() }
  #expect(model.names == ["Ada"])
}
