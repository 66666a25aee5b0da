// step: interleaving
// must get: failed or crashed or timed-out
// Starts threads until it is stopped; two thousand at most.
// allows: threads, symbols
// seconds: 5
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
    for _ in 0..<2000 { Thread { while true { pause() } }.start() }
    let before = total
    total = before + (await count(department))
  }
}
