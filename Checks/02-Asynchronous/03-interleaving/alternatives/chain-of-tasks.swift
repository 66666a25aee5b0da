// differs: one call after another: each waits for the task of the call before it

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
      total += await count(department)
    }
    last = task
    await task.value
  }
}
