// step: first-async-test
// must get: timed-out
// A test waits for a continuation that is never resumed.
// seconds: 2

import FirstAsyncTestComponent
import Testing

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

@Test func load() async {
  await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
}
