// step: first-async-test
// must get: tampered
// A trait is made before any test runs, also where tests are only listed.
// allows: process, symbols

import FirstAsyncTestComponent
import Foundation
import Testing

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

struct Ending: TestTrait {
  init() { exit(0) }
}

@Test(Ending()) func load() async {}
