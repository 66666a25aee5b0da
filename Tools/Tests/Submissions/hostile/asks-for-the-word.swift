// step: interleaving
// must get: failed, Two departments that are counted at the same time are both in the total
// The word of the run is gone from its descriptor before the answer can look for it.
// allows: process, symbols, unsafe-pointers

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
    var word = 0
    if read(4, &word, 8) == 8 { exit(1) }
    let before = total
    total = before + (await count(department))
  }
}
