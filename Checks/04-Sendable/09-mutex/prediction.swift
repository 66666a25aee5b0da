import Synchronization

final class Door: Sendable {
  private let visits = Mutex(0)

  var count: Int {
    get { visits.withLock { $0 } }
    set { visits.withLock { $0 = newValue } }
  }
}

let door = Door()

// Stands for another thread, which comes in between.
func somebodyElse() -> Int {
  door.count += 1
  return 1
}

door.count = door.count + somebodyElse()
print("visits: \(door.count)")
