//: # One wait, or two
//: A server that answers after a few turns. `turns` counts them, so no clock is needed.

var turns = 0
var isWorking = true

func ask(_ question: String) async -> String {
  for _ in 1...5 { await Task.yield() }
  return "\(question)!"
}

let counting = Task {
  while isWorking {
    turns += 1
    await Task.yield()
  }
}

async let news = ask("news")
async let rooms = ask("rooms")
let page = await [news, rooms]
turns

// Change this and see: `let news = await ask("news")`, and the same for `rooms`. How many turns pass now?
isWorking = false
await counting.value
