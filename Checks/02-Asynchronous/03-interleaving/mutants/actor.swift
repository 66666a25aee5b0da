// refused by: gates — an actor lets others in at an `await` as well, and the screen would have to wait for it
// whole: `Headcount` becomes an actor

// MARK: - Given

actor Headcount {
  private(set) var total = 0

  private let count: @Sendable (_ department: String) async -> Int

  init(count: @escaping @Sendable (_ department: String) async -> Int) {
    self.count = count
  }

  /// A new employee has signed a contract.
  func hire() {
    total += 1
  }

  // MARK: - Your turn

  func add(_ department: String) async {
    let before = total
    let people = await count(department)
    total = before + people
  }
}
