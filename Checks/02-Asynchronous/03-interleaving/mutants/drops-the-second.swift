// refused by: checks — “one at a time”: a call that comes while another waits is thrown away

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

  private var isAdding = false

  func add(_ department: String) async {
    guard !isAdding else { return }
    isAdding = true
    defer { isAdding = false }
    total += await count(department)
  }
}
