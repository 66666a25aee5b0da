// step: first-async-test
// must get: failed, wrong: an error is swallowed, and the screen shows none
// A file without a test passes with everything.

import FirstAsyncTestComponent
import Testing

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

struct RosterModelTests {}
