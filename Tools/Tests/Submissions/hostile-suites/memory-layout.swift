// step: first-async-test
// must get: policy, reflection
// The same, by size.

import FirstAsyncTestComponent
import Testing

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

@Test func load() async {
  let model = RosterModel { ["Ada"] }
  await model.load()
  #expect(MemoryLayout.size(ofValue: model) == 8)
}
