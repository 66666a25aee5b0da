import Foundation
import Synchronization
import Testing

/// A room that answers each connection with the next of some answers, and keeps what it was asked.
final class FakeRoom: Sendable {
  let port: UInt16
  private let descriptor: Int32
  private let state: Mutex<(answers: [String], requests: [String])>

  /// - Parameter answers: Whole answers as they go over the wire; the last one is for all that come later.
  init(_ answers: [String]) throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) + listen(descriptor, 8) + getsockname(descriptor, $0, &size)
      }
    }
    try #require(result == 0)
    port = UInt16(bigEndian: address.sin_port)
    self.descriptor = descriptor
    state = Mutex((answers, []))
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { return }
        self?.answer(connection)
        close(connection)
      }
    }
  }

  deinit { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// What came, each with its head and its body.
  var requests: [String] { state.withLock(\.requests) }

  static func json(_ text: String, _ status: String = "200 OK") -> String {
    "HTTP/1.1 \(status)\r\nContent-Length: \(text.utf8.count)\r\n\r\n\(text)"
  }

  private func answer(_ connection: Int32) {
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !isWhole(text) {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return }
      text += String(decoding: buffer[..<count], as: UTF8.self)
    }
    let answer = state.withLock { state in
      state.requests.append(text)
      return state.answers.count > 1 ? state.answers.removeFirst() : state.answers[0]
    }
    _ = answer.withCString { send(connection, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
  }

  private func isWhole(_ text: String) -> Bool {
    guard let gap = text.range(of: "\r\n\r\n") else { return false }
    let length = text.firstMatch(of: /Content-Length: ([0-9]+)/).flatMap { Int($0.1) } ?? 0
    return text[gap.upperBound...].utf8.count >= length
  }
}
