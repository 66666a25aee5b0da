//: # What happens while an actor waits
//: One seat, two calls. Each looks, asks the bank, and takes.

actor Train {
  private(set) var seats = 1

  func book(_ name: String) async -> String {
    guard seats > 0 else { return name + " is too late" }
    await Task.yield()
    seats -= 1
    return name + " has a seat"
  }
}

let train = Train()
let ada = Task { await train.book("Ada") }
let grace = Task { await train.book("Grace") }
await ada.value
await grace.value
await train.seats

// Change this and see: take the line with `Task.yield()` out.
