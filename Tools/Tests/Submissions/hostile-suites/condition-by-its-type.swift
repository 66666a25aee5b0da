// step: first-async-test
// must get: policy, disarmed-tests
// The same trait, named by the type that makes it; only the object tells.

import FirstAsyncTestComponent
import Testing

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

typealias Some = Trait

@Test(.hidden) func load() async {
  let model = RosterModel { ["Ada"] }
  await model.load()
  #expect(model.names == ["Ada"])
}

extension Trait where Self == ConditionTrait {
  static var hidden: Self { .disabled("for now") }
}
