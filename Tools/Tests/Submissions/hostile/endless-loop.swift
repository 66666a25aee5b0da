// step: interleaving
// must get: timed-out
// Never ends, and never lets another task run.
// seconds: 2

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
    while total >= 0 { total = total &+ 0 }
  }
}
