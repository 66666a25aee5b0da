// refused by: checks — every connection is put back, also the one that a caller in the line gets

// MARK: - Given

nonisolated struct Connection: Hashable {
  let number: Int
}

// MARK: - Your turn

nonisolated struct WaitingLine {
  private var callers: [CheckedContinuation<Connection, Never>] = []

  mutating func join(_ caller: CheckedContinuation<Connection, Never>) {
    callers.append(caller)
  }

  mutating func next() -> CheckedContinuation<Connection, Never>? {
    callers.isEmpty ? nil : callers.removeFirst()
  }
}

actor ConnectionPool {
  private var idle: [Connection]
  private var line = WaitingLine()

  init(size: Int) {
    idle = (0..<size).map { Connection(number: $0) }
  }

  func borrow() async -> Connection {
    if let connection = idle.popLast() { return connection }
    return await withCheckedContinuation { line.join($0) }
  }

  func giveBack(_ connection: Connection) {
    line.next()?.resume(returning: connection)
    idle.append(connection)
  }
}
