import Foundation
import Testing

@testable import EmployeeGlass

@Suite("Reading an event stream")
struct ServerEventParserTests {
  private static func read(_ bytes: [UInt8]) throws -> [ServerEvent] {
    var parser = ServerEventParser()
    return try parser.read(bytes)
  }

  private static func event(_ data: String, _ name: String = "message", id: String = "")
    -> ServerEvent
  {
    .event(name: name, data: data, id: id)
  }

  static let streams: [(String, [ServerEvent])] = [
    ("data: a\n\n", [event("a")]),
    ("data:a\n\n", [event("a")]),
    // One blank is taken away, no more.
    ("data:  a\n\n", [event(" a")]),
    ("event: changed\ndata: a\nid: 7\n\n", [event("a", "changed", id: "7")]),
    // The lines of an event.
    ("data: a\ndata\ndata: b\n\n", [event("a\n\nb")]),
    ("data\n\n", [event("")]),
    ("data\ndata\n\n", [event("\n")]),
    ("data: a\r\rdata: b\r\n\r\ndata: c\n\n", [event("a"), event("b"), event("c")]),
    // No data is no event, and its name is forgotten.
    ("event: a\n\ndata: b\n\n", [event("b")]),
    // An id stays until there is another one; without data it is where the stream stands.
    ("id: 1\n\ndata: a\n\nid\ndata: b\n\n", [.position("1"), event("a", id: "1"), event("b")]),
    ("id: 1\u{0}\ndata: a\n\n", [event("a")]),
    ("retry: 2000\n\n", [.retry(.seconds(2))]),
    ("retry: 2e3\nretry: -1\nretry:\nretry: ٢\nretry: 99999999999999999999\n\n", []),
    (": a comment\n\n: still here\n\n", []),
    ("nonsense: a\ndatax: b\n data: c\n\n", []),
    ("\u{feff}data: a\n\n\u{feff}data: b\n\n", [event("a")]),
    // What has no end is no event.
    ("data: a\n", []),
    ("data: Zoë 山田 🧑‍🚀:\u{301}\n\n", [event("Zoë 山田 🧑‍🚀:\u{301}")]),
    // Only these end a line.
    ("data: a\u{85}b\u{2028}c\u{c}\n\n", [event("a\u{85}b\u{2028}c\u{c}")]),
  ]

  @Test("a stream is read as the HTML standard says", arguments: streams)
  func standard(stream: String, events: [ServerEvent]) throws {
    #expect(try Self.read(Array(stream.utf8)) == events)
  }

  @Test("where the pieces end makes no difference", arguments: streams)
  func pieces(stream: String, events: [ServerEvent]) async throws {
    let bytes = Array(stream.utf8)
    for length in 1...7 {
      let (pieces, continuation) = AsyncThrowingStream.makeStream(of: Data.self)
      for start in stride(from: 0, to: bytes.count, by: length) {
        continuation.yield(Data(bytes[start..<min(start + length, bytes.count)]))
        // A piece may hold nothing.
        continuation.yield(Data())
      }
      continuation.finish()
      var found: [ServerEvent] = []
      for try await event in ServerEvents(pieces) { found.append(event) }
      #expect(found == events, "in pieces of \(length) bytes")
    }
  }

  @Test("bytes that are no UTF-8 become what stands for such")
  func brokenText() throws {
    #expect(
      try Self.read(Array("data: a".utf8) + [0xff, 0xe5] + Array("b\n\n".utf8))
        == [Self.event("a\u{fffd}\u{fffd}b")])
  }

  @Test("an event that has no end is refused, in one line and in many")
  func endless() throws {
    let much = [UInt8](repeating: UInt8(ascii: "a"), count: ServerEventParser.longestEvent + 1)
    #expect(throws: EmployeeServiceError.tooLarge) { try Self.read(much) }
    let lines = [UInt8](
      (0..<1_000).flatMap { _ in Array("data: ".utf8) + much.prefix(1_000) + [10] })
    #expect(throws: EmployeeServiceError.tooLarge) { try Self.read(lines) }
  }

  @Test("events that a piece completes before the parser's error are given before it")
  func eventsBeforeAnError() async throws {
    let much = String(repeating: "a", count: ServerEventParser.longestEvent + 1)
    let (pieces, continuation) = AsyncThrowingStream.makeStream(of: Data.self)
    continuation.yield(Data("data: a\n\ndata: b\n\n\(much)".utf8))
    // It does not end: the error must not wait for another piece.
    var events = ServerEvents(pieces).makeAsyncIterator()
    #expect(try await events.next() == Self.event("a"))
    #expect(try await events.next() == Self.event("b"))
    await #expect(throws: EmployeeServiceError.tooLarge) { try await events.next() }
  }

  @Test("what a stream throws, its reader gets")
  func failure() async throws {
    let (pieces, continuation) = AsyncThrowingStream.makeStream(of: Data.self)
    continuation.yield(Data("data: a\n\ndata".utf8))
    continuation.finish(throwing: EmployeeServiceError.unreachable)
    var events = ServerEvents(pieces).makeAsyncIterator()
    #expect(try await events.next() == Self.event("a"))
    await #expect(throws: EmployeeServiceError.unreachable) { try await events.next() }
  }
}
