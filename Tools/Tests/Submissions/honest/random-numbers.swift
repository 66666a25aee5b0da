// step: interleaving
// must get: passed
// Asks for chance, and forgets it.

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
    _ = Int.random(in: 0..<7) + Int(arc4random_uniform(3)) + [1, 2].shuffled()[0]
    let people = await count(department)
    total += people
  }
}
