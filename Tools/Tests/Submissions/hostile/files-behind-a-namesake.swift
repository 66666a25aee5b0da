// step: interleaving
// must get: policy, process
// A type of that name exists in code that is never compiled here.

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
    try? FileManager.default.removeItem(atPath: "Checks")
    let people = await count(department)
    total += people
  }
}

#if os(Windows)
struct FileManager {}
#endif
