// step: interleaving
// must get: policy, task-detached
// Another name of Task, and a detached one of it.

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
    await Work.detached { @MainActor in self.total += await self.count(department) }.value
  }
}

typealias Work = Task<Void, Never>
