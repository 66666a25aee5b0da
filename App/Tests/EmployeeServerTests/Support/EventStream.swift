import Foundation
import Testing

@testable import EmployeeServer

/// A client of `GET /events` that reads the lines itself.
struct EventStream {
  struct Block: Equatable {
    var event: String?
    var id: String?
    var retry: String?
    var comment: String?
    var data: String?

    var json: JSONValue {
      get throws { try JSONReader.value(of: Array((data ?? "").utf8)) }
    }
  }

  let connection: RawConnection
  private var rest: [UInt8] = []

  /// Connects, and reads what a stream begins with.
  ///
  /// - Parameter last: The id of the last event that was heard.
  init(port: UInt16, after last: String? = nil) async throws {
    connection = try await RawConnection(port: port)
    let field = last.map { "Last-Event-ID: \($0)\r\n" } ?? ""
    try await connection.write("GET /events HTTP/1.1\r\nHost: localhost\r\n\(field)\r\n")
    let head = try await connection.head()
    try #require(head.status == 200)
    #expect(head.header("Content-Type") == "text/event-stream")
    #expect(head.header("Cache-Control") == "no-store")
    #expect(head.header("Transfer-Encoding") == "chunked")
  }

  /// The next block of lines, or nil at the end of the stream.
  mutating func next() async throws -> Block? {
    let end = Array("\n\n".utf8)
    while true {
      if let range = rest.firstRange(of: end) {
        let lines = String(decoding: rest[..<range.lowerBound], as: UTF8.self)
        rest.removeSubrange(..<range.upperBound)
        let block = Self.block(lines)
        if let event = block.event {
          let complaints = OpenAPIContract.shared.complaints(event: event, try block.json)
          #expect(complaints.isEmpty, "\(complaints)")
        }
        return block
      }
      guard let piece = try await connection.piece() else {
        #expect(rest.isEmpty)
        return nil
      }
      rest += piece
    }
  }

  /// The next event, after any comments.
  mutating func nextEvent() async throws -> Block? {
    while let block = try await next() {
      if block.event != nil { return block }
    }
    return nil
  }

  private static func block(_ lines: String) -> Block {
    var block = Block()
    for line in lines.components(separatedBy: "\n") {
      let parts = line.split(separator: ": ", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 ? String(parts[1]) : ""
      switch parts[0] {
      case "event": block.event = value
      case "id": block.id = value
      case "retry": block.retry = value
      case "data": block.data = value
      case ":", "": block.comment = value
      default: Issue.record("\(line)")
      }
    }
    return block
  }
}
