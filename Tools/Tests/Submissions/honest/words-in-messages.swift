// step: interleaving
// must get: passed
// A message may speak of what is not used.

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
    let people = await count(department)
    total += people
  }

  @available(*, unavailable, message: "Task.detached would leave the actor; exit(1) would end it")
  func older() {}
}
