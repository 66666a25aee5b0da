import FlyingFox
import FlyingSocks
import Foundation

/// The body of the last response of a connection, whose request has a body that the server does not
/// read.
///
/// FlyingFox closes a connection when a request asks for it, never because a response does. But it
/// also closes one whose response cannot be sent, and that is what happens at the end of this body:
/// it throws once all of it is written.
///
/// Before that it takes in some of what the client still sends. A connection that is closed on
/// unread bytes is reset, and then the client may lose the answer that it was given.
struct LastWords: AsyncBufferedSequence {
  /// Thrown where there is nothing left to say.
  struct End: Error {}

  /// How many bytes are taken in, and for how long. A client that goes on in spite of the answer
  /// may lose it.
  static let patience = (bytes: 1 << 24, time: Duration.seconds(2))

  let body: Data
  let unread: HTTPBodySequence

  func makeAsyncIterator() -> Iterator {
    Iterator(body: body, unread: unread)
  }

  struct Iterator: AsyncBufferedIteratorProtocol {
    fileprivate var body: Data?
    fileprivate let unread: HTTPBodySequence

    fileprivate init(body: Data, unread: HTTPBodySequence) {
      self.body = body
      self.unread = unread
    }

    mutating func nextBuffer(suggested count: Int) async throws -> Data? {
      if let body, !body.isEmpty {
        self.body = nil
        return body
      }
      await LastWords.drain(unread)
      throw End()
    }

    mutating func next() async throws -> UInt8? {
      preconditionFailure("FlyingFox reads bodies in pieces")
    }
  }

  private static func drain(_ unread: HTTPBodySequence) async {
    await withTaskGroup { group in
      group.addTask {
        var taken = 0
        do {
          for try await piece in unread {
            taken += piece.count
            if taken > patience.bytes { return }
          }
        } catch {
          // The client has gone, or sends what is no body. Either way there is nothing to take in.
        }
      }
      group.addTask { try? await Task.sleep(for: patience.time) }
      await group.next()
      group.cancelAll()
    }
  }
}
