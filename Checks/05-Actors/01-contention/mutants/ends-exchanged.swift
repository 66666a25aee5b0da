// refused by: checks — the ends of the line change places, so that removing is quick; with three in it, the order is gone
// Contention
//
// Many downloads share a few connections. They run off the main actor, and each of them borrows a
// connection, uses it and gives it back. The pool below says nothing about isolation, so in app mode
// it belongs to the main actor. Every download has to go there twice: it waits in line behind what
// the app is drawing, and what the app draws next waits behind it.
//
// Goal: a pool that the main actor has no part in. While the main actor is busy, downloads that run
// elsewhere can borrow and give back as usual, those that have to wait for a connection too. Any
// number of tasks may use the pool at the same time, with `await`. What it does stays as it is:
//
// - Each connection is lent to one caller at a time, and no new ones are made.
// - If none is idle, the caller is suspended, and asks no second time. A connection that is given back
//   goes to the one who has waited longest, and only then to somebody who comes later.
//
// Nobody cancels a download that waits.

// MARK: - Given

nonisolated struct Connection: Hashable {
  let number: Int
}

// MARK: - Your turn

actor ConnectionPool {
  private var idle: [Connection]
  private var line: [CheckedContinuation<Connection, Never>] = []

  init(size: Int) {
    idle = (0..<size).map { Connection(number: $0) }
  }

  func borrow() async -> Connection {
    if let connection = idle.popLast() { return connection }
    return await withCheckedContinuation { line.append($0) }
  }

  func giveBack(_ connection: Connection) {
    guard !line.isEmpty else {
      idle.append(connection)
      return
    }
    // The first has to go, and at the end nobody has to move up for it.
    line.swapAt(line.startIndex, line.endIndex - 1)
    line.removeLast().resume(returning: connection)
  }
}
