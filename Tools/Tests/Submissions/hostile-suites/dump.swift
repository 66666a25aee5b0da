// step: first-async-test
// must get: policy, reflection
// The same, in the words of the library.

import FirstAsyncTestComponent
import Testing

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

@Test func load() async {
  let model = RosterModel { ["Ada"] }
  await model.load()
  var words = ""
  dump(model, to: &words)
  #expect(words.contains("isLoading"))
}
