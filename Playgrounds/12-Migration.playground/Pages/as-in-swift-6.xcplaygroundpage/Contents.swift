//: # The same, checked
//: The lock holds what it guards, so the compiler can check that no line goes past it.

import Synchronization

nonisolated final class Metrics: Sendable {
  static let shared = Metrics()
  private let events = Mutex(0)

  func add() { events.withLock { $0 += 1 } }
  var count: Int { events.withLock { $0 } }
}

await withTaskGroup { group in
  for _ in 1...100 {
    group.addTask { Metrics.shared.add() }
  }
}
Metrics.shared.count

// Change this and see: make `events` a plain `var` of type `Int`.
