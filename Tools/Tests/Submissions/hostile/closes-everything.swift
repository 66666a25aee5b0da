// step: interleaving
// must get: tampered or crashed
// Without its events a run has no result; a queue without its descriptors may end the program before.
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
    for descriptor in 3..<64 { close(Int32(descriptor)) }
    let people = await count(department)
    total += people
  }
}
