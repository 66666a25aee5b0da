// refused by: checks — the line is still the main actor's, and with `await` the actor could use it

// MARK: - Given

nonisolated struct Connection: Hashable {
  let number: Int
}

// MARK: - Your turn

final class WaitingLine {
  private var callers: [CheckedContinuation<Connection, Never>] = []

  nonisolated init() {}

  func wait() async -> Connection {
    await withCheckedContinuation { callers.append($0) }
  }

  func serve(_ connection: Connection) -> Bool {
    if callers.isEmpty { return false }
    callers.removeFirst().resume(returning: connection)
    return true
  }
}

actor ConnectionPool {
  private var idle: [Connection]
  private let line = WaitingLine()

  init(size: Int) {
    idle = (0..<size).map { Connection(number: $0) }
  }

  func borrow() async -> Connection {
    if let connection = idle.popLast() { return connection }
    return await line.wait()
  }

  func giveBack(_ connection: Connection) async {
    if await !line.serve(connection) { idle.append(connection) }
  }
}
