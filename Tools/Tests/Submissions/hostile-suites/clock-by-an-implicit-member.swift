// step: first-async-test
// must get: policy, sleeping
// The clock is named by a member alone, so that only the object tells.

import FirstAsyncTestComponent
import Testing

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

@Test func load() async {
  let model = RosterModel { ["Ada"] }
  await model.load()
  try? await Task.sleep(for: .milliseconds(1), clock: .continuous)
  #expect(model.names == ["Ada"])
}
