import Foundation

/// What an event stream says, read from the pieces in which its bytes come.
nonisolated struct ServerEvents<Pieces: AsyncSequence>: AsyncSequence
where Pieces.Element == Data, Pieces.Failure == any Error {
  private let pieces: Pieces

  init(_ pieces: Pieces) { self.pieces = pieces }

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(pieces.makeAsyncIterator())
  }

  struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var pieces: Pieces.AsyncIterator
    private var parser = ServerEventParser()
    /// What the last piece has completed and no call has asked for yet.
    private var ready: ArraySlice<ServerEvent> = []

    fileprivate init(_ pieces: Pieces.AsyncIterator) { self.pieces = pieces }

    /// - Throws: What the pieces throw, or `EmployeeServiceError.tooLarge`.
    mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(any Error) -> ServerEvent? {
      while ready.isEmpty {
        // What has no end yet when the stream ends is no event.
        guard let piece = try await pieces.next(isolation: actor) else { return nil }
        ready = try parser.read(piece)[...]
      }
      return ready.removeFirst()
    }

    mutating func next() async throws -> ServerEvent? { try await next(isolation: nil) }
  }
}
