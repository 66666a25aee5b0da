// step: interleaving
// must get: passed
// An atomic number.

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
    calls.add(1, ordering: .relaxed)
    let people = await count(department)
    total += people
  }

  private let calls = Atomic(0)
}
