// differs: one call at a time: the others wait in a queue of continuations

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

  private var busy = false
  private var waiters: [CheckedContinuation<Void, Never>] = []

  func add(_ department: String) async {
    while busy { await withCheckedContinuation { waiters.append($0) } }
    busy = true
    let people = await count(department)
    total += people
    busy = false
    if !waiters.isEmpty { waiters.removeFirst().resume() }
  }
}
