// step: interleaving
// must get: passed
// The work is done in an extension.

final class Headcount {
  private(set) var total = 0

  private let count: @Sendable (_ department: String) async -> Int

  init(count: @escaping @Sendable (_ department: String) async -> Int) {
    self.count = count
  }

  func hire() {
    total += 1
  }

  func add(_ department: String) async {
    await add(people: count(department))
  }

  fileprivate func record(_ people: Int) {
    total += people
  }
}

extension Headcount {
  private func add(people: Int) { record(people) }
}
