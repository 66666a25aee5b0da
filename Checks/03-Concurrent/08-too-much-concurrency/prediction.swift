import Synchronization

/// Notes whether work is done on the main actor or elsewhere.
nonisolated final class Diary: Sendable {
  private let places = Mutex<[Bool]>([])

  func note(_ actor: (any Actor)? = #isolation) {
    places.withLock { $0.append(actor != nil) }
  }

  /// How often the work went from one place to the other.
  var moves: Int {
    places.withLock { places in zip(places, places.dropFirst()).count { $0 != $1 } }
  }
}

let diary = Diary()

@concurrent
func initial(of name: String) async -> String {
  diary.note()
  return String(name.prefix(1))
}

diary.note()
var initials = ""
for name in ["Ada", "Grace", "Radia"] {
  initials += await initial(of: name)
  diary.note()
}
print("\(initials): \(diary.moves) moves")
