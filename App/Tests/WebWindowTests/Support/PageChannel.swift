import Foundation
import Testing

/// The WebSocket of a page, read frame by frame.
struct PageChannel {
  let client: WindowClient
  let connection: RawConnection

  init(client: WindowClient) async throws {
    self.client = client
    connection = try await RawConnection(port: client.port)
  }

  /// The handshake of RFC 6455, section 1.3.
  static let upgrade = [
    "Connection: keep-alive, Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
  ]

  func open(window: String, revision: Int) async throws {
    try await connection.write(
      client.head(
        "GET", "/updates", query: "&window=\(window)&revision=\(revision)",
        Self.upgrade + ["Origin: \(client.origin)"]))
    let answer = try await connection.answer()
    try #require(answer.status == 101, "\(answer.text)")
    #expect(answer.header("Sec-WebSocket-Accept") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
  }

  struct Message: Decodable {
    let revision: Int
    let event: Int
    let patches: [[Part]]?
    let whole: String?

    /// The patches as text, for short.
    var text: String {
      (patches ?? []).map { $0.map(\.text).joined(separator: " ") }.joined(separator: "\n")
    }
  }

  enum Part: Decodable {
    case word(String)
    case list([Part])

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      self = try (try? .word(value.decode(String.self))) ?? .list(value.decode([Part].self))
    }

    var text: String {
      switch self {
      case .word(let word): word
      case .list(let parts): "[" + parts.map(\.text).joined(separator: ", ") + "]"
      }
    }
  }

  /// The next message, and how many bytes it had. Pings are passed over.
  func next() async throws -> (message: Message, bytes: Int) {
    while true {
      let (opcode, payload) = try await frame()
      if opcode == 9 { continue }
      try #require(opcode == 1)
      let message = try JSONDecoder().decode(Message.self, from: Data(payload))
      return (message, payload.count)
    }
  }

  /// Reads until the effect of an event is in, and returns all that came.
  func messages(through event: Int) async throws -> [Message] {
    var messages: [Message] = []
    while messages.last?.event ?? 0 < event { messages.append(try await next().message) }
    return messages
  }

  func frame() async throws -> (opcode: UInt8, payload: [UInt8]) {
    let head = try await connection.read(2)
    var length = Int(head[1] & 0x7f)
    if length >= 126 {
      let bytes = try await connection.read(length == 126 ? 2 : 8)
      length = bytes.reduce(0) { $0 << 8 | Int($1) }
    }
    #expect(head[0] & 0x80 != 0)
    return (head[0] & 0x0f, try await connection.read(length))
  }
}
