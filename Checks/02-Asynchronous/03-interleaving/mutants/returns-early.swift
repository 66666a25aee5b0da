// refused by: checks — the task loses nobody, but `add(_:)` returns before anybody has been counted

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

  func add(_ department: String) async {
    Task { total += await count(department) }
  }
}
