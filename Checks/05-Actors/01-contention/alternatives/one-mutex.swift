// differs: a class with all of its state in one Mutex; continuations are resumed outside the lock

import Synchronization

// MARK: - Given

nonisolated struct Connection: Hashable {
  let number: Int
}

// MARK: - Your turn

nonisolated final class ConnectionPool: Sendable {
  private struct State {
    var idle: [Connection]
    var callers: [CheckedContinuation<Connection, Never>] = []
  }

  private let state: Mutex<State>

  init(size: Int) {
    state = Mutex(State(idle: (0..<size).map { Connection(number: $0) }))
  }

  func borrow() async -> Connection {
    await withCheckedContinuation { caller in
      let connection = state.withLock { state in
        let connection = state.idle.popLast()
        if connection == nil { state.callers.append(caller) }
        return connection
      }
      if let connection { caller.resume(returning: connection) }
    }
  }

  func giveBack(_ connection: Connection) {
    let caller = state.withLock { state -> CheckedContinuation<Connection, Never>? in
      if !state.callers.isEmpty { return state.callers.removeFirst() }
      state.idle.append(connection)
      return nil
    }
    caller?.resume(returning: connection)
  }
}
