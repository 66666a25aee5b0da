// step: interleaving
// must get: timed-out
// Each task starts the next one.
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
    start()
    while total >= 0 { await Task.yield() }
  }

  private func start() {
    Task { start() }
  }
}
