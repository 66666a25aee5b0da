// step: interleaving
// must get: passed
// A lock of the library's, which waits by a call of the system's.

import Synchronization

final class Headcount {
  private(set) var total = 0

  private let count: @Sendable (_ department: String) async -> Int

  init(count: @escaping @Sendable (_ department: String) async -> Int) {
    self.count = count
  }

  func hire() {
    total += 1
  }

  func add(_ department: String) async {
    let people = await count(department)
    log.withLock { $0.append(people) }
    total += people
  }

  private let log = Mutex<[Int]>([])
}
