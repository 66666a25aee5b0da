// refused by: checks — nobody waits for a cancelled call, so its answer seems to be nobody's; the people exist

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
    let people = await count(department)
    guard !Task.isCancelled else { return }
    total += people
  }
}
