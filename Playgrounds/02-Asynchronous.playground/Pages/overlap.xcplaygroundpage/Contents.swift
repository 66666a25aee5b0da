//: # One wait, or two
//: A server answers after some turns of the main actor. `turns` counts them, so no clock is needed.

var turns = 0
var isWaiting = true

func ask(_ question: String) async -> String {
  for _ in 1...5 { await Task.yield() }
  return question + "!"
}

let counting = Task {
  while isWaiting {
    turns += 1
    await Task.yield()
  }
}

async let news = ask("news")
async let rooms = ask("rooms")
let page = await [news, rooms]
isWaiting = false
await counting.value
turns

// Change this and see: take `async` away from both lines, and write `await` before `ask`.
