import Foundation

/// Where a server tells of changes.
nonisolated protocol EventService: Sendable {
  /// Opens the stream of events, whose errors are `EmployeeServiceError`.
  ///
  /// - Parameter id: The last event that was heard; nil begins with the next one.
  func events(after id: String?) -> EventConnection
}

/// A stream of events that is open, or is about to be.
nonisolated struct EventConnection: Sendable {
  typealias Pieces = AsyncThrowingStream<Data, any Error>

  /// The bytes, as they come. A reader that stops closes the connection.
  let pieces: Pieces
  private let continuation: Pieces.Continuation

  /// How many pieces are kept for a reader that is behind; then the connection ends, and a new one makes up for it.
  static let mostPieces = 64

  /// - Parameter start: Hands the pieces over, and sets what is to be done at the end.
  init(_ start: (Pieces.Continuation) -> Void) {
    (pieces, continuation) = Pieces.makeStream(bufferingPolicy: .bufferingOldest(Self.mostPieces))
    start(continuation)
  }

  /// Ends the stream, with an error for who reads it.
  func close(_ error: EmployeeServiceError) { continuation.finish(throwing: error) }
}
