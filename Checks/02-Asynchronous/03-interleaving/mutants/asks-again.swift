// refused by: checks — compares, and asks again when the total has changed: more questions than calls

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
    var before: Int
    var people: Int
    repeat {
      before = total
      people = await count(department)
    } while total != before
    total = before + people
  }
}
