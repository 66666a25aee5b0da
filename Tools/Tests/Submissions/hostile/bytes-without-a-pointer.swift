// step: interleaving
// must get: policy, unsafe-pointers
// The ampersand makes a pointer that is spelled nowhere.

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
    var people = await count(department)
    memcpy(&total, &people, 8)
  }
}
