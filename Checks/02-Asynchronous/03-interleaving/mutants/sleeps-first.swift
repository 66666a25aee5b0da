// refused by: checks — a little sleep so that the others get done: it makes losses rarer, not impossible

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
    try? await Task.sleep(for: .milliseconds(1))
    let before = total
    let people = await count(department)
    total = before + people
  }
}
