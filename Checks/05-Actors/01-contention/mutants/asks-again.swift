// refused by: checks — whoever waits asks again and again, and keeps a core warm

// MARK: - Given

nonisolated struct Connection: Hashable {
  let number: Int
}

// MARK: - Your turn

actor ConnectionPool {
  private var idle: [Connection]

  init(size: Int) {
    idle = (0..<size).map { Connection(number: $0) }
  }

  func borrow() async -> Connection {
    while idle.isEmpty { await Task.yield() }
    return idle.removeLast()
  }

  func giveBack(_ connection: Connection) {
    idle.append(connection)
  }
}
