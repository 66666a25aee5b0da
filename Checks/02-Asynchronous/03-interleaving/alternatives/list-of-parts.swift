// differs: the total is worked out from a list of its parts, to which each answer is appended
// whole: `total` is computed from a list, to which `hire` appends 1

// MARK: - Given

final class Headcount {
  private var parts: [Int] = []
  var total: Int { parts.reduce(0, +) }

  private let count: @Sendable (_ department: String) async -> Int

  init(count: @escaping @Sendable (_ department: String) async -> Int) {
    self.count = count
  }

  /// A new employee has signed a contract.
  func hire() {
    parts.append(1)
  }

  // MARK: - Your turn

  func add(_ department: String) async {
    let people = await count(department)
    parts.append(people)
  }
}
