// step: first-async-test
// must get: policy, disarmed-tests
// A test that is not always there.

import FirstAsyncTestComponent
import Testing

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

@MainActor var isRight: Bool { true }

@Test(.enabled(if: isRight)) func load() async {
  let model = RosterModel { ["Ada"] }
  await model.load()
  #expect(model.names == ["Ada"])
}
