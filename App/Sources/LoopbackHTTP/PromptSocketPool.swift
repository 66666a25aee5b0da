import FlyingSocks
import Foundation

/// A pool of sockets that sends each small write at once, and gives up on a client that stands still.
///
/// FlyingFox writes a response in two parts, headers and body. On a connection that is kept, TCP
/// holds the second part back until the first is acknowledged (Nagle's algorithm), and the client
/// delays that acknowledgement by about 40 ms, since it has nothing to send: every response was that
/// late. `TCP_NODELAY` ends the waiting. FlyingFox makes its sockets itself and offers no option for
/// this, but each of them waits in the pool, so the pool is where they can be met.
///
/// On Linux and on Apple's systems an accepted socket has the option of the listening one, which
/// waits here first. A connection that was there before that gets it when it waits itself.
/// Docs/EmployeeServer.md has the measured times.
///
/// A client that sends half a request, or takes half an answer, would hold its connection for ever.
/// FlyingFox sets no limit to that. Here a socket that is not ready within `patience` fails, which
/// ends its connection.
struct PromptSocketPool<Base: AsyncSocketPool>: AsyncSocketPool {
  private let base: Base
  private let door: ListeningDoor
  private let clock: any Clock<Duration>

  init(_ base: Base, door: ListeningDoor, clock: any Clock<Duration>) {
    self.base = base
    self.door = door
    self.clock = clock
  }

  func prepare() async throws {
    try await base.prepare()
  }

  func run() async throws {
    try await base.run()
  }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    // Fails for a socket that is already closed, and then waiting fails too and says so.
    try? socket.setValue(true, for: .noDelay)
    // The first that waits is the listening one: there is no connection yet.
    let isListening = door.isListening(socket.file.rawValue)
    try await withThrowingTaskGroup { group in
      group.addTask { try await base.suspendSocket(socket, untilReadyFor: events) }
      group.addTask {
        if isListening {
          await door.waitsForClose()
        } else {
          try await clock.sleep(for: RequestLimits.patience)
        }
        throw SocketError.disconnected
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }
}

extension SocketOption where Self == BoolSocketOption {
  /// Whether small writes go out at once: RFC 9293, section 3.7.4.
  package static var noDelay: Self {
    BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY)
  }
}
