// step: interleaving
// must get: passed
// Cases and labels with the names of ways out.

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
    status = .detached(reason: department)
    let people = await count(department)
    total += people
  }

  private var status = Status.sleep
}

enum Status {
  case thread, sleep, exit, fork
  case detached(reason: String)
}
