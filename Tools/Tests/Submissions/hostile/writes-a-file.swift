// step: interleaving
// must get: policy, process
// Writes where the next run finds it.

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
    try? department.write(toFile: "/tmp/workshop", atomically: true, encoding: .utf8)
    let people = await count(department)
    total += people
  }
}
