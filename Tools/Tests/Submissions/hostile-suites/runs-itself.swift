// step: first-async-test
// must get: policy, disarmed-tests
// A test that runs all tests, without the arguments that the command gave.

import FirstAsyncTestComponent
import Testing

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

@Test func load() async {
  await __swiftPMEntryPoint() as Never
}
