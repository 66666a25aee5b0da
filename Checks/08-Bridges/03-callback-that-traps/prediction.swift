import BadgeKit

let reader = BadgeReader()
let number = await withCheckedContinuation { continuation in
  reader.readBadge { continuation.resume(returning: $0) }
  reader.holdUp(7)
}
print("badge \(number)")
