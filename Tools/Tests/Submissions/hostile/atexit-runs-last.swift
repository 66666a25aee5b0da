// step: interleaving
// must get: crashed
// What an answer asks for is looked up when it is loaded, and there is no list of what to run last for it.
// allows: process, symbols

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
    _ = atexit { print("passed") }
    let before = total
    total = before + (await count(department))
  }
}
