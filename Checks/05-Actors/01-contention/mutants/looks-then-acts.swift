// refused by: checks — it looks at the line, awaits a log, and acts on what it saw before

// MARK: - Given

nonisolated struct Connection: Hashable {
  let number: Int
}

// MARK: - Your turn

actor Log {
  private var entries: [String] = []

  func add(_ entry: String) {
    entries.append(entry)
  }
}

actor ConnectionPool {
  private let log = Log()
  private var idle: [Connection]
  private var line: [CheckedContinuation<Connection, Never>] = []

  init(size: Int) {
    idle = (0..<size).map { Connection(number: $0) }
  }

  func borrow() async -> Connection {
    if let connection = idle.popLast() { return connection }
    return await withCheckedContinuation { line.append($0) }
  }

  func giveBack(_ connection: Connection) async {
    let isWaiting = !line.isEmpty
    await log.add("Connection \(connection.number) is back.")
    if isWaiting, !line.isEmpty {
      line.removeFirst().resume(returning: connection)
    } else {
      idle.append(connection)
    }
  }
}
