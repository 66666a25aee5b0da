//: # Two calls, one actor
//: Two calls of `add` run on the main actor. Each reads `total`, waits, and writes.

var total = 0

func count(_ people: Int) async -> Int {
  await Task.yield()
  return people
}

func add(_ people: Int) async {
  let before = total
  let more = await count(people)
  total = before + more
}

let engines = Task { await add(10) }
let sales = Task { await add(100) }
await engines.value
await sales.value
total

// Change this and see: move `await engines.value` up, before `sales` is made.
