import Foundation

/// Requests to a room, each over a connection of its own with a limit for all of it.
///
/// Written on sockets: URLSession would have every command load libcurl and TLS before its first line.
public struct RoomClient: Sendable {
  public var host: String
  public var port: UInt16
  public var token: String?
  /// For the connection, the request and the answer together.
  public var limit: Duration

  public init(host: String, port: UInt16, token: String? = nil, limit: Duration) {
    (self.host, self.port, self.token, self.limit) = (host, port, token, limit)
  }

  public init(_ membership: RoomMembership, limit: Duration) {
    self.init(
      host: membership.host, port: membership.port, token: membership.token, limit: limit)
  }

  public struct Answer: Equatable, Sendable {
    public var status: Int
    public var body: Data
    /// What a room says of a refusal, in one line that a terminal can show.
    public var words: String {
      RoomClient.line(String(decoding: body, as: UTF8.self), limit: 200)
    }
  }

  /// The room does not answer, or is none.
  public struct Unreachable: UserFacingError {
    public var description: String
  }

  /// The most that is read of an answer, in bytes.
  static let longestAnswer = 262_144

  /// Sends a request, away from the tasks' own threads, which it would hold.
  ///
  /// - Throws: `Unreachable`.
  public func send(_ method: String, _ path: String, _ body: Data? = nil) async throws -> Answer {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Result { try exchange(method, path, body) })
      }
    }
  }

  /// The same with a value as JSON.
  public func send(_ method: String, _ path: String, json: some Encodable) async throws -> Answer {
    try await send(method, path, JSONEncoder().encode(json))
  }

  private func exchange(_ method: String, _ path: String, _ body: Data?) throws -> Answer {
    var lines = ["\(method) \(path) HTTP/1.1", "Host: \(host):\(port)", "Connection: close"]
    if let token { lines.append("Authorization: Bearer \(token)") }
    if let body {
      lines += ["Content-Type: application/json", "Content-Length: \(body.count)"]
    }
    let connection = try RoomConnection(host: host, port: port, limit: limit)
    defer { connection.end() }
    try connection.write(
      Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (body ?? Data()))
    return try Self.answer(in: connection.read(atMost: Self.longestAnswer, until: Self.isWhole))
  }

  private static func isWhole(_ data: Data) -> Bool {
    guard let (head, body) = parts(of: data) else { return false }
    guard let length = length(in: head) else { return status(in: head) == 204 }
    return body.count >= length
  }

  /// - Throws: `Unreachable` for what is no whole answer.
  static func answer(in data: Data) throws -> Answer {
    guard let (head, body) = parts(of: data), let status = status(in: head) else {
      throw Unreachable(description: "What answers there is no room.")
    }
    let length = length(in: head) ?? body.count
    guard body.count >= length else {
      throw Unreachable(description: "The room broke off its answer.")
    }
    return Answer(status: status, body: Data(body.prefix(length)))
  }

  private static func parts(of data: Data) -> (head: String, body: Data)? {
    guard let gap = data.firstRange(of: Data("\r\n\r\n".utf8)) else { return nil }
    return (String(decoding: data[..<gap.lowerBound], as: UTF8.self), Data(data[gap.upperBound...]))
  }

  private static func status(in head: String) -> Int? {
    guard let match = head.prefixMatch(of: /HTTP\/1\.[01] ([1-5][0-9]{2})\b/) else { return nil }
    return Int(match.1)
  }

  private static func length(in head: String) -> Int? {
    for line in head.split(whereSeparator: \.isNewline).dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      guard let length = Int(parts[1].trimmingCharacters(in: .whitespaces)), length >= 0,
        length <= longestAnswer
      else { return nil }
      return length
    }
    return nil
  }

  /// A text of the room's as one line that cannot change a terminal.
  public static func line(_ text: String, limit: Int) -> String {
    let clean = String(text.prefix(limit * 2)).withoutControlCharacters()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return String(clean.prefix(limit))
  }
}
