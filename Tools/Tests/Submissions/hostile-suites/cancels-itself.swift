// step: first-async-test
// must get: policy, disarmed-tests
// A test that has seen a right model takes itself back.

import FirstAsyncTestComponent
import Testing

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

@Test func load() async {
  let model = RosterModel { ["Ada"] }
  await model.load()
  if model.names == ["Ada"] { try? Test.cancel() }
}
