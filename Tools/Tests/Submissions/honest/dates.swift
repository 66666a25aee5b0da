// step: interleaving
// must get: passed
// Measures how long it took.

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
    let start = Date()
    defer { print(Date().timeIntervalSince(start), DispatchTime.now().uptimeNanoseconds) }
    let people = await count(department)
    total += people
  }
}
