// refused by: build — a lock around it all: async code may not hold one across an `await`

import Foundation

// MARK: - Given

final class Headcount {
  private(set) var total = 0

  private let count: @Sendable (_ department: String) async -> Int

  init(count: @escaping @Sendable (_ department: String) async -> Int) {
    self.count = count
  }

  /// Somebody has signed a contract.
  func hire() {
    total += 1
  }

  // MARK: - Your turn

  private let lock = NSLock()

  func add(_ department: String) async {
    lock.lock()
    let before = total
    let people = await count(department)
    total = before + people
    lock.unlock()
  }
}
