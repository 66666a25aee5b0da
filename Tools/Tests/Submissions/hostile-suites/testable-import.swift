// step: first-async-test
// must get: does-not-build
// The component has nothing for tests alone.

@testable import FirstAsyncTestComponent
import Testing

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

@Test func load() async {}
