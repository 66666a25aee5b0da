// differs: the pool stays a class, on a global actor of its own that the line shares

// MARK: - Given

nonisolated struct Connection: Hashable {
  let number: Int
}

// MARK: - Your turn

@globalActor
actor PoolActor {
  static let shared = PoolActor()
}

@PoolActor
struct WaitingLine {
  private var callers: [CheckedContinuation<Connection, Never>] = []

  nonisolated init() {}

  mutating func join(_ caller: CheckedContinuation<Connection, Never>) {
    callers.append(caller)
  }

  mutating func next() -> CheckedContinuation<Connection, Never>? {
    callers.isEmpty ? nil : callers.removeFirst()
  }
}

@PoolActor
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
