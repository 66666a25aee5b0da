// step: interleaving
// must get: policy, threads
// A type of that name stands in code that is never compiled here.

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
    Thread { }.start()
    let people = await count(department)
    total += people
  }
}

#if os(Windows)
struct Thread {}
#endif
