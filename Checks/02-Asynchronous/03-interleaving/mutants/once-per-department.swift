// refused by: checks — answers are kept by department: one that is counted twice is added once

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

  private var answers: [String: Int] = [:]

  func add(_ department: String) async {
    let people = await count(department)
    if answers.updateValue(people, forKey: department) == nil { total += people }
  }
}
