// step: interleaving
// must get: crashed or tampered or timed-out
// Ends its own group of processes, with every other process in it.
// allows: process, symbols
// needs: confinement

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
    _ = kill(0, SIGKILL)
  }
}
