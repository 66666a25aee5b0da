import FlyingFox
import FlyingSocks
import Foundation

/// How an answer is spoilt on its way, for those who have to bear that.
package enum AnswerDamage: Equatable, Sendable {
  /// The connection ends without a byte of it.
  case dropped
  /// The connection ends after the first half of the body.
  case truncated
}

/// Ends a connection before anything is sent.
///
/// FlyingFox writes the head of an answer before it asks for the body. It is a WebSocket alone whose
/// frames it asks for before.
struct DroppedAnswer: WSHandler {
  struct Drop: Error {}

  func makeFrames(
    for client: AsyncThrowingStream<WSFrame, any Error>
  ) async throws -> AsyncStream<WSFrame> {
    throw Drop()
  }
}

/// The first half of a body, and then the end of the connection.
struct TruncatedBody: AsyncBufferedSequence {
  struct End: Error {}

  let body: Data

  func makeAsyncIterator() -> Iterator { Iterator(half: body.prefix(body.count / 2)) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    fileprivate var half: Data

    mutating func nextBuffer(suggested count: Int) async throws -> Data? {
      guard !half.isEmpty else { throw End() }
      defer { half = Data() }
      return half
    }

    mutating func next() async throws -> UInt8? {
      preconditionFailure("FlyingFox reads bodies in pieces")
    }
  }
}
