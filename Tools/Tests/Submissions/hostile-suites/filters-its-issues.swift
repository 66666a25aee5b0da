// step: first-async-test
// must get: policy, disarmed-tests
// Issues go through a filter first.

import FirstAsyncTestComponent
import Testing

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

@Test(.filterIssues { _ in false }) func load() async {
  let model = RosterModel { ["Ada"] }
  await model.load()
  #expect(model.names == [])
}
