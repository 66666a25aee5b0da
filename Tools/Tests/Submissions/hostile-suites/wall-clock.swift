// step: first-async-test
// must get: policy, sleeping
// A test that waits for time to pass.

import FirstAsyncTestComponent
import Foundation
import Testing

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

@Test func load() async {
  let model = RosterModel { ["Ada"] }
  await model.load()
  let start = Date()
  while Date().timeIntervalSince(start) < 0.01 { await Task.yield() }
  #expect(model.names == ["Ada"])
}
