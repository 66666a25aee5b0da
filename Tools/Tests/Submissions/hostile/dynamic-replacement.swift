// step: interleaving
// must get: policy, linkage
// Replaces a function of a library's while the program runs.

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
    let before = total
    total = before + (await count(department))
  }
}

extension Data {
  @_dynamicReplacement(for: init(_contentsOfRemote:options:))
  nonisolated init(mine: URL, options: Data.ReadingOptions) throws { self.init() }
}
