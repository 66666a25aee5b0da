// refused by: checks — it looks in one visit and joins the line in another; a connection comes in between

// MARK: - Given

nonisolated struct Connection: Hashable {
  let number: Int
}

// MARK: - Your turn

actor Desk {
  private var idle: [Connection]
  private var line: [CheckedContinuation<Connection, Never>] = []

  init(size: Int) {
    idle = (0..<size).map { Connection(number: $0) }
  }

  func takeIdle() -> Connection? {
    idle.popLast()
  }

  func waitInLine() async -> Connection {
    await withCheckedContinuation { line.append($0) }
  }

  func takeBack(_ connection: Connection) {
    if line.isEmpty {
      idle.append(connection)
    } else {
      line.removeFirst().resume(returning: connection)
    }
  }
}

nonisolated final class ConnectionPool: Sendable {
  private let desk: Desk

  init(size: Int) {
    desk = Desk(size: size)
  }

  func borrow() async -> Connection {
    if let connection = await desk.takeIdle() { return connection }
    return await desk.waitInLine()
  }

  func giveBack(_ connection: Connection) async {
    await desk.takeBack(connection)
  }
}
