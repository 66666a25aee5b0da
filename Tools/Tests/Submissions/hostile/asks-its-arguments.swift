// step: interleaving
// must get: policy, process
// Behaves only where a test asks.

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
    if CommandLine.arguments.count > 1 { total += await count(department) }
  }
}
