//: # A look that comes too early
//: The load is right. The first look is not.

final class Roster {
  private(set) var names: [String] = []
  func load() async { names = ["Ada", "Grace"] }
}

let roster = Roster()
let load = Task { await roster.load() }
let early = roster.names.count
await load.value
let late = roster.names.count

// Change this and see: put `await Task.yield()` before the first look. Is that promised?
