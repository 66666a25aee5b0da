// step: interleaving
// must get: policy, process
// Remembers the last run in a file of settings.

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
    let known = UserDefaults.standard.integer(forKey: department)
    total += known
    UserDefaults.standard.set(await count(department), forKey: department)
  }
}
