// refused by: checks — it wakes the caller instead of handing over, so a later one may be quicker

// MARK: - Given

nonisolated struct Connection: Hashable {
  let number: Int
}

// MARK: - Your turn

actor ConnectionPool {
  private var idle: [Connection]
  private var callers: [CheckedContinuation<Void, Never>] = []

  init(size: Int) {
    idle = (0..<size).map { Connection(number: $0) }
  }

  func borrow() async -> Connection {
    while idle.isEmpty {
      await withCheckedContinuation { callers.append($0) }
    }
    return idle.removeLast()
  }

  func giveBack(_ connection: Connection) {
    idle.append(connection)
    if !callers.isEmpty { callers.removeFirst().resume() }
  }
}
