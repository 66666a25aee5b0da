// step: interleaving
// must get: passed
// An older version stands where nothing is compiled.

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
    let people = await count(department)
    total += people
  }
}

#if false
import Testing
final class Old: @unchecked Sendable {
  nonisolated(unsafe) var count = 0
  func run() { Task.detached { exit(0) } }
}
#endif
