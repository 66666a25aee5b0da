import FlyingSocks
import Foundation

/// A pool of sockets that sends each small write at once.
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
struct PromptSocketPool<Base: AsyncSocketPool>: AsyncSocketPool {
  private let base: Base
  private let firstWait: AsyncStream<Void>
  private let firstWaitContinuation: AsyncStream<Void>.Continuation

  init(_ base: Base) {
    self.base = base
    (firstWait, firstWaitContinuation) = AsyncStream.makeStream()
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
    firstWaitContinuation.finish()
    try await base.suspendSocket(socket, untilReadyFor: events)
  }

  /// Returns when the first socket waits, which is the listening one if nobody is connected yet.
  func waitsForConnections() async {
    for await _ in firstWait {}
  }
}

extension SocketOption where Self == BoolSocketOption {
  /// Whether small writes go out at once: RFC 9293, section 3.7.4.
  package static var noDelay: Self {
    BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY)
  }
}
