// step: interleaving
// must get: failed
// Asks a server; where there is no network, nothing answers.
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
    let found = Host(name: "localhost").addresses
    if !found.isEmpty, socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) < 0 { return }
    let before = total
    total = before + (await count(department))
  }
}
