// step: interleaving
// must get: policy, dispatch
// A semaphore lets one thread wait for another.

import Foundation

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
    let door = Dispatch::DispatchSemaphore(value: 1)
    door.signal()
    let people = await count(department)
    total += people
  }
}
