// Contention
//
// Downloads share a few connections. In app mode the pool below is isolated to the main actor, so
// every download hops there twice, and waits behind the app's drawing.
//
// Goal: downloads borrow and return connections while the main actor is busy.
//
// - A download that waits gets a connection, too.
// - Any number of tasks may use a pool. `borrow` is awaited; `giveBack` may be synchronous or
//   asynchronous.
// - Each connection is lent to one caller at a time, and no new ones are made. Pools share nothing.
// - A waiting caller does not poll. The caller that has waited longest is served first, at any
//   priority.
//
// Up to you: which idle connection is lent. Waiting downloads are never cancelled.

// MARK: - Given

nonisolated struct Connection: Hashable {
  let number: Int
}

// MARK: - Your turn

/// The callers that wait for a connection, first come, first served.
struct WaitingLine {
  private var callers: [CheckedContinuation<Connection, Never>] = []

  mutating func join(_ caller: CheckedContinuation<Connection, Never>) {
    callers.append(caller)
  }

  mutating func next() -> CheckedContinuation<Connection, Never>? {
    callers.isEmpty ? nil : callers.removeFirst()
  }
}

// TODO: Take the pool off the main actor, and keep it safe.
final class ConnectionPool {
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
    if let caller = line.next() {
      caller.resume(returning: connection)
    } else {
      idle.append(connection)
    }
  }
}
