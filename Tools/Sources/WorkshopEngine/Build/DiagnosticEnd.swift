/// How the first line of a diagnostic ends: its id, where the call asks for names, and its group, where it has one.
///
/// Read from the line's end, in one go: the words in front may be of a hostile file's choosing.
struct DiagnosticEnd {
  /// What stands in front of both.
  var words: Substring
  var id: Substring?
  /// Without its `#`.
  var group: Substring?

  init(of line: Substring) {
    words = line
    if let (rest, text) = Self.bracketed(words), text.first == "#" {
      (words, group) = (rest, text.dropFirst())
    }
    if let (rest, text) = Self.bracketed(words), Self.isID(text) { (words, id) = (rest, text) }
  }

  /// What stands in brackets at the end, and what is before the blank in front of them.
  private static func bracketed(_ line: Substring) -> (rest: Substring, text: Substring)? {
    let bytes = line.utf8
    guard bytes.last == UInt8(ascii: "]"),
      let open = bytes.lastIndex(of: UInt8(ascii: "[")), open > bytes.startIndex
    else { return nil }
    let blank = bytes.index(before: open)
    let text = line[bytes.index(after: open)..<bytes.index(before: bytes.endIndex)]
    guard bytes[blank] == UInt8(ascii: " "), !text.isEmpty, !text.utf8.contains(UInt8(ascii: "]"))
    else { return nil }
    return (line[..<blank], text)
  }

  private static func isID(_ text: Substring) -> Bool {
    text.utf8.allSatisfy {
      $0 == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
  }
}
