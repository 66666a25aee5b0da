import Foundation

/// Something that an event stream says.
nonisolated enum ServerEvent: Sendable, Equatable {
  /// An event: its name, which is `message` unless the stream says otherwise, its lines joined by line feeds, and the
  /// id that the stream stands at with it.
  case event(name: String, data: String, id: String)
  /// The stream stands at an id, and no event came with it.
  case position(String)
  /// How long to wait before connecting again.
  case retry(Duration)
}

/// Reads `text/event-stream`, in pieces that may end anywhere: in a line, in a character, between CR and LF.
///
/// Source: the HTML standard, <https://html.spec.whatwg.org/multipage/server-sent-events.html>, section 9.2.6.
nonisolated struct ServerEventParser: Sendable {
  /// In bytes, for a line and for all data of an event. More than the longest employee or message has.
  static let longestEvent = 256 << 10

  private var line: [UInt8] = []
  private var isFirstLine = true
  private var endedWithReturn = false
  private var name = ""
  private var data = ""
  /// The last id that a line gave; it holds for all events from there on.
  private var id = ""
  private var hasNewID = false

  /// What the bytes complete.
  ///
  /// - Throws: `EmployeeServiceError.tooLarge` where an event has no end.
  mutating func read(_ bytes: some Sequence<UInt8>) throws -> [ServerEvent] {
    var events: [ServerEvent] = []
    for byte in bytes {
      let isSecondOfTwo = endedWithReturn && byte == UInt8(ascii: "\n")
      endedWithReturn = byte == UInt8(ascii: "\r")
      if isSecondOfTwo { continue }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        try endLine(&events)
      } else {
        line.append(byte)
        guard line.count <= Self.longestEvent else { throw EmployeeServiceError.tooLarge }
      }
    }
    return events
  }

  private mutating func endLine(_ events: inout [ServerEvent]) throws {
    if isFirstLine, line.starts(with: [0xef, 0xbb, 0xbf]) { line.removeFirst(3) }
    isFirstLine = false
    // A character is never split here: no part of one is a line's end.
    let text = String(decoding: line, as: UTF8.self)
    line.removeAll(keepingCapacity: true)
    if text.isEmpty { return endEvent(&events) }
    // Scalars: a Character may hold a colon together with what follows it.
    let scalars = text.unicodeScalars
    let colon = scalars.firstIndex(of: ":") ?? scalars.endIndex
    var value = scalars[colon...].dropFirst()
    if value.first == " " { value.removeFirst() }
    switch String(scalars[..<colon]) {
    case "event": name = String(value)
    case "data":
      data += String(value) + "\n"
      guard data.utf8.count <= Self.longestEvent else { throw EmployeeServiceError.tooLarge }
    case "id" where !value.contains("\0"): (id, hasNewID) = (String(value), true)
    case "retry" where !value.isEmpty && value.allSatisfy { ("0"..."9").contains($0) }:
      if let milliseconds = Int32(String(value)) {
        events.append(.retry(.milliseconds(milliseconds)))
      }
    // A comment has no name; other names mean nothing.
    default: break
    }
  }

  private mutating func endEvent(_ events: inout [ServerEvent]) {
    if !data.isEmpty {
      let name = name.isEmpty ? "message" : name
      events.append(.event(name: name, data: String(data.unicodeScalars.dropLast()), id: id))
    } else if hasNewID {
      events.append(.position(id))
    }
    (name, data, hasNewID) = ("", "", false)
  }
}
