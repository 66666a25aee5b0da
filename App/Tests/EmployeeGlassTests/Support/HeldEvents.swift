import Foundation
import Synchronization

@testable import EmployeeGlass

/// Hands each connection to a test, which sends what it likes on it.
final class HeldEvents: EventService {
  struct Connection: Sendable {
    /// The id that the client has named.
    let lastID: String?
    fileprivate let continuation: EventConnection.Pieces.Continuation
    fileprivate let ended: AsyncStream<Void>

    func send(_ text: String) { continuation.yield(Data(text.utf8)) }
    func fail(_ error: EmployeeServiceError = .unreachable) { continuation.finish(throwing: error) }
    func end() { continuation.finish() }

    /// Returns when the reader has stopped.
    func untilClosed() async { for await _ in ended {} }
  }

  private let connections = AsyncStream.makeStream(of: Connection.self)

  func events(after id: String?) -> EventConnection {
    EventConnection { continuation in
      let (ended, end) = AsyncStream.makeStream(of: Void.self)
      continuation.onTermination = { _ in end.finish() }
      connections.continuation.yield(
        Connection(lastID: id, continuation: continuation, ended: ended))
    }
  }

  /// The next connection that a listener opens.
  func connection() async throws -> Connection {
    for await connection in connections.stream { return connection }
    throw CancellationError()
  }
}
