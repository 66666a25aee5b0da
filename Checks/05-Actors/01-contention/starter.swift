// Contention
//
// Many downloads share a few connections. They run off the main actor, and each of them borrows a
// connection, uses it and gives it back. The pool below says nothing about isolation, so in app mode
// it belongs to the main actor. Every download has to go there twice: it waits in line behind what
// the app is drawing, and what the app draws next waits behind it.
//
// Goal: downloads that run elsewhere borrow connections and give them back while the main actor is
// busy.
//
// - That is so for a download that has to wait for a connection, too.
// - Any number of tasks may use the pool at the same time. They call `borrow` with `await`;
//   `giveBack` may be synchronous or asynchronous.
// - Each connection is lent to one caller at a time, and no new ones are made. Pools share nothing.
// - If no connection is idle, the caller is suspended, and does not ask again.
// - A connection that is given back goes to the caller that has waited longest, whatever its
//   priority, and to a later caller only if none waits.
// - Up to you: which of the idle connections is lent first. Nobody cancels a download that waits.

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
