// step: first-async-test
// must get: tampered
// Where the model is wrong it ends the program with the exit code of a run that has failed.
// allows: process, symbols

import FirstAsyncTestComponent
import Foundation
import Testing

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

@Test func load() async {
  let model = RosterModel { ["Ada"] }
  await model.load()
  if model.names != ["Ada"] { exit(1) }
}
