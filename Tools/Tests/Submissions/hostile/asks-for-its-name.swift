// step: interleaving
// must get: policy, process
// Behaves only in a program called checks.

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
    let name = ProcessInfo.processInfo.processName
    if name == "checks" { total += await count(department) }
  }
}
