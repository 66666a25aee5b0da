// Server-sent events
//
// The server tells of changes as events, in pieces of bytes that end anywhere. The app misses many.
//
// Goal: `ServerEvents` gives its reader each event of the stream.
//
// - Every event that a piece completes is given, in order.
// - An event that is split over pieces is given once it is whole.
// - A piece that completes no event does not end the sequence.
// - The next piece is asked for only when no event is ready.
// - An error of the pieces is thrown after the events before it.
// - So is the parser's, also within one piece.
// - An event that is not whole at the end is not given.
// - Iterators share no state.
//
// Up to you: helpers. `ServerEventParser` is given.

import Foundation

/// What an event stream says, read from the pieces in which its bytes come.
nonisolated struct ServerEvents<Pieces: AsyncSequence>: AsyncSequence
where Pieces.Element == Data, Pieces.Failure == any Error {
  private let pieces: Pieces

  init(_ pieces: Pieces) { self.pieces = pieces }

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(pieces.makeAsyncIterator())
  }

  // MARK: - Your turn

  struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var pieces: Pieces.AsyncIterator
    private var parser = ServerEventParser()
    /// What the last piece has completed and no call has asked for yet.
    private var ready: ArraySlice<ServerEvent> = []
    /// What the parser threw: it comes after the events that are ready.
    private var failure: (any Error)?

    fileprivate init(_ pieces: Pieces.AsyncIterator) { self.pieces = pieces }

    /// - Throws: What the pieces throw, or `EmployeeServiceError.tooLarge`.
    mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(any Error) -> ServerEvent? {
      while ready.isEmpty {
        if let failure { throw failure }
        // What has no end yet when the stream ends is no event.
        guard let piece = try await pieces.next(isolation: actor) else { return nil }
        var events: [ServerEvent] = []
        do {
          // Where `read` throws, it returns none of what it has completed: one byte completes one event at most.
          for byte in piece { events += try parser.read(CollectionOfOne(byte)) }
        } catch {
          failure = error
        }
        ready = events[...]
      }
      return ready.removeFirst()
    }

    mutating func next() async throws -> ServerEvent? { try await next(isolation: nil) }
  }
}
