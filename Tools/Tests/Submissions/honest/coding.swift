// step: interleaving
// must get: passed
// Encodes and decodes.

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
    let data = try? JSONEncoder().encode([department: await count(department)])
    let back = try? JSONDecoder().decode([String: Int].self, from: data ?? Data())
    total += back?[department] ?? 0
  }
}
