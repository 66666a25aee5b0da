// step: interleaving
// must get: passed
// A parameter called exit is called like any other.

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
    leave { total += 0 }
    let people = await count(department)
    total += people
  }

  private func leave(exit: () -> Void) {
    exit()
  }
}
