// step: first-async-test
// must get: policy, process
// The program's own path may say which implementation this is.

import FirstAsyncTestComponent
import Testing

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

@Test func load() async {
  let model = RosterModel { ["Ada"] }
  await model.load()
  #expect(CommandLine.arguments.count > 0)
}
