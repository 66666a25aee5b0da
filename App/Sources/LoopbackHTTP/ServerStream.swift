import FlyingFox
import FlyingSocks
import Foundation

/// A body that comes piece by piece, of a length that is not known before its end.
///
/// The next piece is asked for when the last is written, so a slow reader holds the maker back and
/// nothing piles up. It is sent in chunks, which HTTP/1.0 does not know.
package struct ServerStream: Sendable {
  /// The next piece, never an empty one, or nil at the end. Never called twice at once.
  ///
  /// A failure ends the connection in the middle of the body, which tells the client that it is not
  /// whole. Returns soon when its task is cancelled.
  package let next: @Sendable () async throws -> Data?
  private let ending: Ending

  /// - Parameter onEnd: Called once, on any thread, when the connection asks for no more: the stream
  ///   is over, or the client has gone.
  package init(
    next: @escaping @Sendable () async throws -> Data?,
    onEnd: @escaping @Sendable () -> Void = {}
  ) {
    self.next = next
    ending = Ending(action: onEnd)
  }

  /// What the answer to a `HEAD` has where that to a `GET` has a stream: it has the same headers, and sends nothing.
  package static let unsent = Self(next: { nil })
}

/// The end of a connection in place of a stream that a `HEAD` asks about.
///
/// FlyingFox ends every stream with a last chunk, which the client would take for the beginning of the next answer.
struct UnsentBody: AsyncBufferedSequence {
  struct End: Error {}

  func makeAsyncIterator() -> Iterator { Iterator() }

  struct Iterator: AsyncBufferedIteratorProtocol {
    mutating func nextBuffer(suggested count: Int) async throws -> Data? { throw End() }

    mutating func next() async throws -> UInt8? {
      preconditionFailure("FlyingFox reads bodies in pieces")
    }
  }
}

/// A stream as FlyingFox sends bodies.
struct StreamedBody: AsyncBufferedSequence {
  let stream: ServerStream

  func makeAsyncIterator() -> Iterator { Iterator(stream: stream) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    fileprivate let stream: ServerStream

    mutating func nextBuffer(suggested count: Int) async throws -> Data? {
      try await stream.next()
    }

    mutating func next() async throws -> UInt8? {
      preconditionFailure("FlyingFox reads bodies in pieces")
    }
  }
}
