//: # A test holds the answer
//: The test decides when the server answers, so it sees what is shown meanwhile.

final class Screen {
  private(set) var text = "nothing"

  func load(_ fetch: @escaping () async -> String) async {
    text = "loading"
    text = await fetch()
  }
}

let screen = Screen()
var answer: CheckedContinuation<String, Never>?
let load = Task {
  await screen.load { await withCheckedContinuation { answer = $0 } }
}
screen.text
while answer == nil { await Task.yield() }
screen.text
answer?.resume(returning: "Ada")
await load.value
screen.text

// Change this and see: look once more right after `resume`, before `await load.value`.
