import FlyingSocks
import Foundation

/// Answers every request on a port of this machine with the same bytes.
struct CannedServer {
  let url: URL
  private let running: Task<Void, Never>

  /// - Parameters:
  ///   - answer: Sent when the head of a request has come; then the connection ends.
  ///   - isEndless: Whether the last of these bytes are repeated as long as the client takes them.
  ///   - staysOpen: Whether the connection is left open behind them.
  init(_ answer: String, isEndless: Bool = false, staysOpen: Bool = false) async throws {
    // A client that has enough is no reason to end.
    signal(SIGPIPE, SIG_IGN)
    let socket = try Socket(domain: AF_INET)
    try socket.bind(to: .inet(ip4: "127.0.0.1", port: 0))
    try socket.listen()
    guard case .ip4(_, let port) = try socket.sockname() else { throw CancellationError() }
    url = URL(string: "http://127.0.0.1:\(port)")!
    let listener = try AsyncSocket(socket: socket, pool: try await .client)
    running = Task {
      var open: [AsyncSocket] = []
      while let connection = try? await listener.accept() {
        do {
          var end: [UInt8] = []
          while end != Array("\r\n\r\n".utf8) {
            end = end.suffix(3) + [try await connection.read()]
          }
          try await connection.write(Data(answer.utf8))
          let more = Data(answer.utf8.suffix(60_000))
          while isEndless { try await connection.write(more) }
        } catch {}
        if staysOpen { open.append(connection) } else { try? connection.close() }
      }
      for connection in open { try? connection.close() }
      try? listener.close()
    }
  }

  func stop() async {
    running.cancel()
    await running.value
  }
}
