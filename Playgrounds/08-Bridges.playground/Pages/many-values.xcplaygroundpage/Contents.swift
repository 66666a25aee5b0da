//: # From many callbacks to a loop
//: A stream keeps what comes until the loop asks.

let (badges, door) = AsyncStream.makeStream(of: Int.self)
for badge in [7, 41, 12] { door.yield(badge) }
door.finish()

var seen: [Int] = []
for await badge in badges {
  seen.append(badge)
}
seen

// Change this and see: add `bufferingPolicy: .bufferingNewest(1)` to `makeStream`.
