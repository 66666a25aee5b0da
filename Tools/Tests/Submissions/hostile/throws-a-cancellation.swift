// step: interleaving
// must get: failed
// Waits for a task that is cancelled, so that nothing is counted.

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
    let task = Task { try Task.checkCancellation() }
    task.cancel()
    _ = await task.result
  }
}
