// step: first-async-test
// must get: policy, disarmed-tests
// What fails with a right model too is called known.

import FirstAsyncTestComponent
import Testing

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

@Test func load() async {
  let model = RosterModel { ["Ada"] }
  await model.load()
  withKnownIssue { #expect(model.errorText == "no such words") }
}
