// step: interleaving
// must get: failed
// Two tasks that wait for each other.
// seconds: 10

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
    if let last { await last.value }
    last = Task { await self.last?.value }
    await last?.value
  }

  private var last: Task<Void, Never>?
}
