// refused by: checks — a sum of its own, copied into `total` after each answer: that forgets who was hired

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

  private var sum = 0

  func add(_ department: String) async {
    sum += await count(department)
    total = sum
  }
}
