import Foundation

/// The wording of each diagnostic that the toolchain lists, to tell from a message which one it is.
public struct DiagnosticCatalogue: Sendable {
  private var formats: [(id: String, format: DiagnosticFormat)] = []

  /// Reads the toolchain's list; nil where it has none.
  public static func ofToolchain() async -> DiagnosticCatalogue? {
    guard let found = try? await ToolchainSearch.ofThisMachine.find() else { return nil }
    let root = found.compiler.deletingLastPathComponent().deletingLastPathComponent()
    let list = root.appendingPathComponent(ToolchainAssumptions.diagnosticList)
    return (try? String(contentsOf: list, encoding: .utf8)).map(DiagnosticCatalogue.init(strings:))
  }

  /// Reads lines such as `"an_id" = "type %0 has no member %1";`.
  init(strings: String) {
    // The list has the line ends of Windows.
    for line in strings.split(whereSeparator: \.isNewline) {
      guard line.hasPrefix("\""), line.hasSuffix("\";"),
        let middle = line.firstRange(of: "\" = \"")
      else { continue }
      let id = line[..<middle.lowerBound].dropFirst()
      formats.append((String(id), DiagnosticFormat(line[middle.upperBound...].dropLast(2))))
    }
  }

  /// How many bytes of a message are looked at; no wording is half as long.
  private static let longestMessage = 600

  /// The ids whose wording a message has: those with the most words of their own in it.
  ///
  /// - Parameter message: The compiler's words without place, severity, id and group.
  func ids(of message: Substring) -> [String] {
    let text = String(decoding: message.utf8.prefix(Self.longestMessage), as: UTF8.self)
    let message = Array(text.utf8)
    var found: [(id: String, weight: Int)] = []
    for (id, format) in formats where text.contains(format.mark) && format.matches(message) {
      found.append((id, format.weight))
    }
    let most = found.map(\.weight).max() ?? 0
    return found.filter { $0.weight == most }.map(\.id)
  }
}

/// A diagnostic's wording with places for names, as the compiler's sources write it.
struct DiagnosticFormat: Sendable {
  private indirect enum Part: Sendable {
    case text([UInt8])
    /// A name, a type or a kind of declaration.
    case name
    case oneOf([[Part]])
  }

  private var parts: [Part] = []
  /// How many bytes of it are the same in each message.
  private(set) var weight = 0
  /// The longest text that is in each message.
  private(set) var mark = ""

  /// A wording that is little more than names would fit anything.
  private static let leastWeight = 8

  init(_ text: Substring) {
    var rest = Array(text.utf8)[...]
    while rest.last == UInt8(ascii: " ") { rest.removeLast() }
    parts = Self.parts(&rest, until: [])
    for case .text(let bytes) in parts {
      weight += bytes.count
      // At the end of a message a blank may be missing.
      let text = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespaces)
      if text.utf8.count > mark.utf8.count { mark = text }
    }
  }

  func matches(_ message: [UInt8]) -> Bool {
    guard weight >= Self.leastWeight else { return false }
    // Before a name that is left out, at the end, stands a blank.
    let padded = message + [UInt8(ascii: " ")]
    let ends = Self.ends(of: parts, in: padded, from: [0])
    return ends.contains(message.count) || ends.contains(padded.count)
  }

  /// Where the parts may end if they begin at one of the starts: sets of places grow with the message's
  /// length alone.
  private static func ends(
    of parts: [Part], in message: [UInt8], from starts: Set<Int>
  ) -> Set<Int> {
    var places = starts
    for part in parts {
      guard let first = places.min() else { return [] }
      switch part {
      case .text(let bytes):
        places = Set(
          places.filter { message[$0...].starts(with: bytes) }.map { $0 + bytes.count })
      case .name: places = first < message.count ? Set(first + 1...message.count) : []
      case .oneOf(let options):
        places = options.reduce(into: []) { union, option in
          union.formUnion(ends(of: option, in: message, from: places))
        }
      }
    }
    return places
  }

  /// Reads parts up to one of some bytes, which is left.
  private static func parts(_ rest: inout ArraySlice<UInt8>, until stops: [UInt8]) -> [Part] {
    var parts: [Part] = []
    var text: [UInt8] = []
    func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    while let byte = rest.first, !stops.contains(byte) {
      rest.removeFirst()
      switch byte {
      case UInt8(ascii: "\\"): if let escaped = rest.popFirst() { text.append(escaped) }
      case UInt8(ascii: "%") where rest.first == byte: text.append(rest.removeFirst())
      case UInt8(ascii: "%"):
        if !text.isEmpty { parts.append(.text(text)) }
        text = []
        let word = rest.prefix(while: isLetter)
        rest = rest.dropFirst(word.count)
        var options: [[Part]] = []
        if rest.first == UInt8(ascii: "{") {
          repeat {
            rest.removeFirst()
            options.append(
              Self.parts(&rest, until: [UInt8(ascii: "|"), UInt8(ascii: "}")]))
          } while rest.first == UInt8(ascii: "|")
          rest = rest.dropFirst()
        }
        rest = rest.drop(while: isDigit)
        switch String(decoding: word, as: UTF8.self) {
        case "select": parts.append(.oneOf(options))
        case "s": parts.append(.oneOf([[], [.text([UInt8(ascii: "s")])]]))
        default: parts.append(.name)
        }
      default: text.append(byte)
      }
    }
    if !text.isEmpty { parts.append(.text(text)) }
    return parts
  }
}
