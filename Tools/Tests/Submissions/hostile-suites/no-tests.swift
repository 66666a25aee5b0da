// step: first-async-test
// must get: failed, wrong: after a failure, `errorText` is nil
// A file without a test passes with everything.

import FirstAsyncTestComponent
import Testing

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

struct RosterModelTests {}
