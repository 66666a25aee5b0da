import FlyingSocks
import Foundation
import Testing

/// A connection on which anything can be said, also what is no HTTP.
struct RawConnection {
  private let socket: AsyncSocket

  init(port: UInt16) async throws {
    // The library's five seconds are few on a busy machine.
    socket = try await AsyncSocket.connected(
      to: .inet(ip4: "127.0.0.1", port: port), timeout: 3_600)
  }

  func write(_ text: String) async throws {
    try await write(Data(text.utf8))
  }

  func write(_ data: Data) async throws {
    try await socket.write(data)
  }

  func exchange(_ text: String) async throws -> Answer {
    try await write(text)
    return try await answer()
  }

  /// The next answer of the server, to the end of its body.
  func answer() async throws -> Answer {
    let head = try await head()
    // An answer that nothing has changed tells how long the body would be, and has none.
    let length = head.status == 304 ? 0 : head.header("content-length").flatMap { Int($0) } ?? 0
    var body = Data(try await socket.read(bytes: length))
    if head.header("transfer-encoding") == "chunked" {
      while let piece = try await piece() { body += piece }
    }
    return Answer(status: head.status, body: body) { head.header($0) }
  }

  /// The next chunk of a body that is sent in chunks, or nil at its end.
  func piece() async throws -> [UInt8]? {
    var line: [UInt8] = []
    while !line.ends(with: Array("\r\n".utf8)) { line.append(try await socket.read()) }
    let size = try #require(
      Int(String(decoding: line.dropLast(2), as: UTF8.self), radix: 16))
    let piece = try await socket.read(bytes: size)
    _ = try await socket.read(bytes: 2)
    return size == 0 ? nil : piece
  }

  /// The next answer without its body, which is still to be read.
  func head() async throws -> Answer {
    var head: [UInt8] = []
    while !head.ends(with: Array("\r\n\r\n".utf8)) {
      head.append(try await socket.read())
    }
    let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
    let status = try #require(lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) })
    var headers: [String: String] = [:]
    for line in lines.dropFirst() where !line.isEmpty {
      let parts = line.split(separator: ": ", maxSplits: 1)
      headers[parts[0].lowercased()] = String(parts[1])
    }
    return Answer(status: status, body: Data()) { [headers] in headers[$0.lowercased()] }
  }

  func read(_ count: Int) async throws -> [UInt8] {
    try await socket.read(bytes: count)
  }

  /// All that comes until the server closes the connection.
  func rest() async throws -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      while true { bytes += try await socket.read(atMost: 4_096) }
    } catch SocketError.disconnected {
      return bytes
    } catch SocketError.failed(_, let code, _) where code == ECONNRESET {
      return bytes
    }
  }

  /// The next answer, or nil where the connection ends before one.
  func answerOrEnd() async throws -> Answer? {
    do {
      return try await answer()
    } catch SocketError.disconnected {
      return nil
    } catch SocketError.failed(_, let code, _) where code == ECONNRESET {
      return nil
    }
  }

  /// Says that nothing more will be sent; answers still come.
  func endWriting() throws {
    try #require(shutdown(socket.socket.file.rawValue, Int32(SHUT_WR)) == 0)
  }

  func close() throws {
    try socket.close()
  }

  /// The socket at the other end, which is in this process too.
  func otherEnd() throws -> Socket? {
    let ours = try socket.socket.sockname()
    return (3..<4_096).lazy.map { Socket(file: .init(rawValue: $0)) }
      .first { (try? $0.remotePeer()) == ours }
  }
}

extension [UInt8] {
  fileprivate func ends(with suffix: [UInt8]) -> Bool {
    self.suffix(suffix.count).elementsEqual(suffix)
  }
}
