/// Reads JSON to the letter of RFC 8259, and says where it is not.
///
/// Foundation's decoder is more lenient on Linux than on Apple's systems (a comma too many, `01`, a
/// key twice), and its error does not tell the place.
struct JSONReader {
  /// How deep values may be nested.
  static let depth = 16

  private let bytes: [UInt8]
  private var index = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The one value of a text.
  ///
  /// - Throws: `JSONFault`.
  static func value(of bytes: [UInt8]) throws(JSONFault) -> JSONValue {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw JSONFault(reason: "bytes that are not UTF-8", line: 1, column: 1)
    }
    var reader = JSONReader(bytes)
    let value = try reader.readValue(depth: 0)
    reader.skipBlanks()
    guard reader.index == bytes.count else { throw reader.unexpected() }
    return value
  }

  private mutating func readValue(depth: Int) throws(JSONFault) -> JSONValue {
    skipBlanks()
    guard depth < Self.depth else { throw fault("more than \(Self.depth) levels") }
    switch peek {
    case UInt8(ascii: "{"): return try readObject(depth: depth)
    case UInt8(ascii: "["): return try readArray(depth: depth)
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "t"): return try readWord("true", .boolean(true))
    case UInt8(ascii: "f"): return try readWord("false", .boolean(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    default: return try readNumber()
    }
  }

  private mutating func readObject(depth: Int) throws(JSONFault) -> JSONValue {
    index += 1
    var members: [String: JSONValue] = [:]
    skipBlanks()
    if take("}") { return .object(members) }
    while true {
      skipBlanks()
      guard peek == UInt8(ascii: "\"") else { throw unexpected() }
      let start = index
      let key = try readString()
      guard members[key] == nil else { throw fault("a key that was there before", at: start) }
      skipBlanks()
      guard take(":") else { throw unexpected() }
      members[key] = try readValue(depth: depth + 1)
      skipBlanks()
      if take("}") { return .object(members) }
      guard take(",") else { throw unexpected() }
    }
  }

  private mutating func readArray(depth: Int) throws(JSONFault) -> JSONValue {
    index += 1
    var elements: [JSONValue] = []
    skipBlanks()
    if take("]") { return .array(elements) }
    while true {
      elements.append(try readValue(depth: depth + 1))
      skipBlanks()
      if take("]") { return .array(elements) }
      guard take(",") else { throw unexpected() }
    }
  }

  private mutating func readWord(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONFault) -> JSONValue {
    for letter in word.description.utf8 {
      guard peek == letter else { throw unexpected() }
      index += 1
    }
    return value
  }

  private mutating func readNumber() throws(JSONFault) -> JSONValue {
    let start = index
    _ = take("-")
    // A number that begins with 0 has no further digit before its point.
    if !take("0") { try readDigits() }
    if take(".") { try readDigits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try readDigits()
    }
    return .number(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private mutating func readDigits() throws(JSONFault) {
    guard let first = peek, isDigit(first) else { throw unexpected() }
    while let byte = peek, isDigit(byte) { index += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension JSONReader {
  private mutating func readString() throws(JSONFault) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += try readEscape().utf8
      case 0..<0x20:
        throw fault("a control character in a string")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw unexpected()
  }

  private mutating func readEscape() throws(JSONFault) -> String {
    let start = index
    index += 1
    guard let byte = peek else { throw unexpected() }
    index += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw fault("an unknown escape", at: start)
    }
    var units = [try readHex()]
    if UTF16.isLeadSurrogate(units[0]), take("\\"), take("u") { units.append(try readHex()) }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw fault("half of a surrogate pair", at: start)
    }
    return text
  }

  private mutating func readHex() throws(JSONFault) -> UInt16 {
    guard index + 4 <= bytes.count, bytes[index..<index + 4].allSatisfy(isHexDigit),
      let unit = UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    else { throw fault("an escape without four hexadecimal digits") }
    index += 4
    return unit
  }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    Unicode.Scalar(byte).properties.isASCIIHexDigit
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = peek, [0x20, 0x09, 0x0a, 0x0d].contains(byte) { index += 1 }
  }

  private func unexpected() -> JSONFault {
    fault(index < bytes.count ? "an unexpected character" : "an unexpected end")
  }

  private func fault(_ reason: String, at place: Int? = nil) -> JSONFault {
    let before = bytes[..<(place ?? index)]
    let line = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // Bytes that go on with a scalar begin with the bits 10.
    let column = (line.last ?? []).count { $0 & 0xc0 != 0x80 } + 1
    return JSONFault(reason: reason, line: line.count, column: column)
  }
}
