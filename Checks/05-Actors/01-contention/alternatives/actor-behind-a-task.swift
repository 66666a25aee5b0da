// differs: a class asks an actor, in a task of its own that takes the caller’s continuation there

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

  func serve(_ caller: CheckedContinuation<Connection, Never>) {
    if let connection = idle.popLast() {
      caller.resume(returning: connection)
    } else {
      line.append(caller)
    }
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
    await withCheckedContinuation { caller in
      Task { await desk.serve(caller) }
    }
  }

  func giveBack(_ connection: Connection) async {
    await Task { await desk.takeBack(connection) }.value
  }
}
