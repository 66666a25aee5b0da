import FlyingFox
import Foundation

/// Sends what a server pushes as the frames of a WebSocket: RFC 6455.
///
/// It reads nothing that comes in. FlyingFox would take in a frame of any length before it hands it
/// over; unread bytes stay with the system, which holds the sender back. A page that has something
/// to say sends a request, whose size is checked. So the end of a connection shows when a ping cannot be
/// written.
struct PushHandler: WSHandler {
  let push: ServerPush

  func makeFrames(
    for client: AsyncThrowingStream<WSFrame, any Error>
  ) async throws -> AsyncStream<WSFrame> {
    AsyncStream { [push] in
      switch await push.next() {
      case .text(let text): WSFrame(fin: true, opcode: .text, mask: nil, payload: text)
      case .ping: WSFrame(fin: true, opcode: .ping, mask: nil, payload: Data())
      case nil: nil
      }
    }
  }
}
