// refused by: build — `inout` lends `total` to an async function: it would be lent for the whole wait

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
    await increase(&total, by: department)
  }

  private func increase(_ total: inout Int, by department: String) async {
    total += await count(department)
  }
}
