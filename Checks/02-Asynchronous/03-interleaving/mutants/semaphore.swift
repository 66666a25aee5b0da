// refused by: policy — a semaphore makes the calls queue, and holds the main actor while they do

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

  private let turn = DispatchSemaphore(value: 1)

  func add(_ department: String) async {
    turn.wait()
    let before = total
    let people = await count(department)
    total = before + people
    turn.signal()
  }
}
