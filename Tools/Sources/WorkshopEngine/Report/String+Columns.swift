extension Character {
  /// Whether a terminal gives it two columns, as it does with Chinese, Japanese and Korean ones.
  ///
  /// Source: Unicode Standard Annex #11, East Asian Width, classes W and F.
  var isWide: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Whether no line may begin with it.
  fileprivate var endsAWord: Bool { "、。，．・：；！？）」』】〉》〕ーっゃゅょッャュョ々".contains(self) }
  /// Whether no line may end with it.
  fileprivate var beginsAWord: Bool { "（「『【〈《〔".contains(self) }
}

extension StringProtocol {
  /// How many columns of a terminal it takes. The sequences that set a colour take none.
  var columns: Int {
    var count = 0
    var isInSequence = false
    for character in self {
      if character == "\u{1B}" {
        isInSequence = true
      } else if isInSequence {
        isInSequence = character != "m"
      } else {
        count += character.isWide ? 2 : 1
      }
    }
    return count
  }

  /// The parts that a line may end between: words, and in languages that put no blanks between them, characters.
  var breakable: [(text: String, followsBlank: Bool)] {
    split(whereSeparator: \.isWhitespace).flatMap { word in
      var parts: [String] = []
      for character in word {
        if let last = parts.last?.last, !character.endsAWord, !last.beginsAWord,
          character.isWide || last.isWide
        {
          parts.append("")
        }
        if parts.isEmpty { parts.append("") }
        parts[parts.count - 1].append(character)
      }
      return parts.enumerated().map { (text: $0.element, followsBlank: $0.offset == 0) }
    }
  }
}
