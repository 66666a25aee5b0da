// step: first-async-test
// must get: policy, process
// The environment may say which implementation this is.

import FirstAsyncTestComponent
import Foundation
import Testing

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

@Test func load() async {
  let model = RosterModel { ["Ada"] }
  await model.load()
  #expect(ProcessInfo.processInfo.environment.count >= 0)
}
