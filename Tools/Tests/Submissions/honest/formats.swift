// step: interleaving
// must get: passed
// Formats numbers, dates and lists.

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
    let people = await count(department)
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    print(formatter.string(from: NSNumber(value: people)) ?? "", people.formatted(), String(format: "%03d", people))
    total += people
  }
}
