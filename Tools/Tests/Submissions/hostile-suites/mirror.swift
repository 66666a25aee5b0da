// step: first-async-test
// must get: policy, reflection
// How a model stores its values tells one implementation from another.

import FirstAsyncTestComponent
import Testing

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

@Test func load() async {
  let model = RosterModel { ["Ada"] }
  await model.load()
  let parts = Mirror(reflecting: model).children.count
  #expect(parts == 4 || parts == 3)
}
