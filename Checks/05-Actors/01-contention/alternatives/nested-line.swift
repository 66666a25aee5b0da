// differs: the line is a type of its own inside the actor, where nothing has to be said about it

// MARK: - Given

nonisolated struct Connection: Hashable {
  let number: Int
}

// MARK: - Your turn

actor ConnectionPool {
  private struct Waiter {
    let ticket: Int
    let continuation: CheckedContinuation<Connection, Never>
  }

  private var idle: Set<Connection>
  private var waiters: [Int: Waiter] = [:]
  private var nextTicket = 0
  private var nextServed = 0

  init(size: Int) {
    idle = Set((0..<size).map { Connection(number: $0) })
  }

  func borrow() async -> Connection {
    if let connection = idle.popFirst() { return connection }
    return await withCheckedContinuation { continuation in
      waiters[nextTicket] = Waiter(ticket: nextTicket, continuation: continuation)
      nextTicket += 1
    }
  }

  func giveBack(_ connection: Connection) {
    guard let waiter = waiters.removeValue(forKey: nextServed) else {
      idle.insert(connection)
      return
    }
    nextServed = waiter.ticket + 1
    waiter.continuation.resume(returning: connection)
  }
}
