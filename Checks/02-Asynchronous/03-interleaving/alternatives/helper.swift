// differs: the change has a synchronous function of its own, and `add` may run anywhere

// MARK: - Given

final class Headcount {
  private(set) var total = 0

  private let count: @Sendable (_ department: String) async -> Int

  init(count: @escaping @Sendable (_ department: String) async -> Int) {
    self.count = count
  }

  /// Somebody has signed a contract.
  func hire() {
    total += 1
  }

  // MARK: - Your turn

  nonisolated func add(_ department: String) async {
    let people = await count(department)
    await record(people)
  }

  private func record(_ people: Int) {
    total += people
  }
}
