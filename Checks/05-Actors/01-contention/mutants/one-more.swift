// refused by: checks — nobody has to wait if the pool makes one more connection

// MARK: - Given

nonisolated struct Connection: Hashable {
  let number: Int
}

// MARK: - Your turn

actor ConnectionPool {
  private var idle: [Connection]
  private var nextNumber: Int

  init(size: Int) {
    idle = (0..<size).map { Connection(number: $0) }
    nextNumber = size
  }

  func borrow() async -> Connection {
    if let connection = idle.popLast() { return connection }
    defer { nextNumber += 1 }
    return Connection(number: nextNumber)
  }

  func giveBack(_ connection: Connection) {
    idle.append(connection)
  }
}
