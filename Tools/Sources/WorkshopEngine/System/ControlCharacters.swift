extension String {
  /// The text without characters that would move a terminal's cursor or change its state.
  /// Colour sequences stay where they are asked for, and no other escape sequence does.
  package func withoutControlCharacters(keepingColour: Bool = false) -> String {
    guard !keepingColour else {
      var kept = ""
      var rest = self[...]
      while let colour = rest.firstMatch(of: /\u{1B}\[[0-9;]*m/) {
        kept += String(rest[..<colour.range.lowerBound]).withoutControlCharacters() + colour.output
        rest = rest[colour.range.upperBound...]
      }
      return kept + String(rest).withoutControlCharacters()
    }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0A, 0x09: result.append(scalar)
      case 0x00..<0x20, 0x7F..<0xA0, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060,
        0x2066...0x2069,
        0xFEFF:
        result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
