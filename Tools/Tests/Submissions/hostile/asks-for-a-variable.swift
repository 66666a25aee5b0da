// step: interleaving
// must get: policy, process
// The same by the system's function.

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
    if getenv("NO_COLOR") != nil { return }
    let before = total
    total = before + (await count(department))
  }
}
