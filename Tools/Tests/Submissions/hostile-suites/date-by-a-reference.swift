// step: first-async-test
// must get: policy, sleeping
// The initialiser that looks at the time, not called where it is named.

import FirstAsyncTestComponent
import Foundation
import Testing

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

@Test func load() async {
  let model = RosterModel { ["Ada"] }
  await model.load()
  let make: () -> Date = Date.init
  #expect(make().timeIntervalSince1970 > 0)
}
