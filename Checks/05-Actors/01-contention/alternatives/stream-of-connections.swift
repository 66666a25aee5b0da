// differs: the idle connections wait in an AsyncStream, which keeps the line of callers itself

// MARK: - Given

nonisolated struct Connection: Hashable {
  let number: Int
}

// MARK: - Your turn

nonisolated struct ConnectionPool: Sendable {
  private let idle: AsyncStream<Connection>
  private let put: AsyncStream<Connection>.Continuation

  init(size: Int) {
    (idle, put) = AsyncStream.makeStream()
    for number in 0..<size { put.yield(Connection(number: number)) }
  }

  func borrow() async -> Connection {
    for await connection in idle { return connection }
    fatalError("The stream of a pool never ends.")
  }

  func giveBack(_ connection: Connection) {
    put.yield(connection)
  }
}
