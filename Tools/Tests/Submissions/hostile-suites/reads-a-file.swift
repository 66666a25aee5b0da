// step: first-async-test
// must get: policy, process
// The libraries beside the program may say which implementation this is.

import FirstAsyncTestComponent
import Foundation
import Testing

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

@Test func load() async {
  let model = RosterModel { ["Ada"] }
  await model.load()
  let text = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
  #expect(text != "")
}
