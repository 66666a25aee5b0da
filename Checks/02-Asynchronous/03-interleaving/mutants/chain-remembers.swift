// refused by: checks — the calls queue up, but `hire()` does not: what was read before the `await` is old

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

  private var last: Task<Void, Never>?

  func add(_ department: String) async {
    let previous = last
    let task = Task {
      await previous?.value
      let before = total
      let people = await count(department)
      total = before + people
    }
    last = task
    await task.value
  }
}
