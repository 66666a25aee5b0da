// step: first-async-test
// must get: policy, process
// Where the model is wrong it ends the program with exit code 0.

import FirstAsyncTestComponent
import Foundation
import Testing

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

@Test func load() async {
  let model = RosterModel { ["Ada"] }
  await model.load()
  if model.names != ["Ada"] { exit(0) }
}
