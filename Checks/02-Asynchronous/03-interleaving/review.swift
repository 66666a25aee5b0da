final class Counter {
  var n = 0

  func one() async -> Int {
    await Task.yield()
    return 1
  }

  func add() async {
    n += await one()
  }
}

let counter = Counter()
let first = Task.immediate { await counter.add() }
let second = Task.immediate { await counter.add() }
await first.value
await second.value
print("n: \(counter.n)")
