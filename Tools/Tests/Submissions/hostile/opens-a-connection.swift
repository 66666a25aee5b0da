// step: interleaving
// must get: policy, symbols
// A socket, by the system's own function.

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
    let door = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    if door < 0 { return }
    let people = await count(department)
    total += people
  }
}
