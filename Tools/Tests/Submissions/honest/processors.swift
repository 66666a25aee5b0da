// step: interleaving
// must get: passed
// Asks how many processors there are.

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
    precondition(ProcessInfo.processInfo.activeProcessorCount > 0)
    let people = await count(department)
    total += people
  }
}
