import FlyingSocks
import Foundation
import Synchronization

/// Stands between an app and a server, which may be another one after a restart, and gives the server only the
/// beginning of what a connection of the app sends.
final class HeldRelay: Sendable {
  private struct Target {
    var port: UInt16 = 0
    var limit: Int
  }

  /// For the app.
  let url: URL
  private let target: Mutex<Target>
  private let listener: AsyncSocket

  /// - Parameter limit: How many bytes of each connection the server is given.
  init(limit: Int) async throws {
    // An end that has gone is no reason to end.
    signal(SIGPIPE, SIG_IGN)
    let socket = try Socket(domain: AF_INET)
    try socket.bind(to: .inet(ip4: "127.0.0.1", port: 0))
    try socket.listen()
    guard case .ip4(_, let port) = try socket.sockname() else { throw CancellationError() }
    url = URL(string: "http://127.0.0.1:\(port)")!
    target = Mutex(Target(limit: limit))
    listener = try AsyncSocket(socket: socket, pool: try await .client)
  }

  /// Connections from now on go to a server.
  func lead(to server: URL) { target.withLock { $0.port = UInt16(server.port ?? 0) } }
  /// Connections from now on are given to the server whole.
  func letAllPass() { target.withLock { $0.limit = .max } }

  /// Relays until the task is cancelled.
  func run() async {
    await withDiscardingTaskGroup { group in
      while let client = try? await listener.accept() {
        group.addTask { await self.relay(client) }
      }
      group.cancelAll()
    }
    try? listener.close()
  }

  private func relay(_ client: AsyncSocket) async {
    defer { try? client.close() }
    let (port, limit) = target.withLock { ($0.port, $0.limit) }
    // The library's five seconds are few on a busy machine.
    guard
      let server = try? await AsyncSocket.connected(
        to: .inet(ip4: "127.0.0.1", port: port), timeout: 3_600)
    else { return }
    defer { try? server.close() }
    await withTaskGroup { group in
      group.addTask { try? await Self.pass(from: client, to: server, limit: limit) }
      group.addTask { try? await Self.pass(from: server, to: client, limit: .max) }
      // Either end is the end of both.
      await group.next()
      group.cancelAll()
    }
  }

  private static func pass(
    from source: AsyncSocket, to destination: AsyncSocket, limit: Int
  ) async throws {
    var left = limit
    while left > 0 {
      let bytes = try await source.read(atMost: min(left, 4_096))
      try await destination.write(Data(bytes))
      left -= bytes.count
    }
    // The rest is held until the task is cancelled.
    let (never, keep) = AsyncStream.makeStream(of: Void.self)
    for await _ in never {}
    keep.finish()
  }
}
