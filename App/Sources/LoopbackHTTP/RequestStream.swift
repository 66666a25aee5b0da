import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// The body of a request, piece by piece as it comes.
///
/// It is read at most once. A piece has 64 KiB at most, and the client is held back by TCP until
/// the next one is asked for.
package struct RequestStream: AsyncSequence, Sendable {
  /// How many bytes the client announced, or nil where it sends chunks.
  package let count: Int?
  private let body: HTTPBodySequence
  private let end = End()

  init(_ body: HTTPBodySequence) {
    self.body = body
    count = body.count
  }

  /// A body that is there already.
  package init(_ data: Data) {
    self.init(HTTPBodySequence(data: data))
  }

  /// Whether all of it was read, so that the next request follows in the connection.
  var isRead: Bool { end.isReached.load(ordering: .relaxed) }

  package func makeAsyncIterator() -> Iterator {
    Iterator(pieces: body.makeAsyncIterator(), end: end)
  }

  package struct Iterator: AsyncIteratorProtocol {
    fileprivate var pieces: HTTPBodySequence.Iterator
    fileprivate let end: End

    /// The next piece, or nil at the end.
    ///
    /// - Throws: Where the connection breaks off before the end, or sends what is no body.
    @concurrent
    package mutating func next() async throws -> Data? {
      if let piece = try await pieces.next() { return piece }
      end.isReached.store(true, ordering: .relaxed)
      return nil
    }
  }

  fileprivate final class End: Sendable {
    let isReached = Atomic(false)
  }
}
