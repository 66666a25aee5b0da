// step: interleaving
// must get: policy, symbols
// The system's own function writes to any descriptor.
// allows: unsafe-pointers

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
    _ = write(3, department, 1)
    let people = await count(department)
    total += people
  }
}
