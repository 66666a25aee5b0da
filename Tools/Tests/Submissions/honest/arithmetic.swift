// step: interleaving
// must get: passed
// Functions of the system's that only calculate.

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
    let people = Double(await count(department))
    let same = sqrt(pow(people, 2)) + floor(sin(0)) + log2(1) + fmod(4, 2) + atan2(0, 1)
    total += Int(same.rounded())
  }
}
