// step: interleaving
// must get: passed
// An actor counts the calls.

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
    await counter.note()
    let people = await count(department)
    total += people
  }

  private let counter = Counter()
}

actor Counter {
  private var calls = 0
  func note() { calls += 1 }
}
