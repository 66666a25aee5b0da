import Foundation

nonisolated extension String {
  /// The text as search and sorting compare it: without case, accents and presentation forms.
  ///
  /// "Łódź", "lodz" and "LÓDŹ" are one, and so are "Straße" and "strasse". The employee server folds
  /// alike, so both find the same people. Foundation's own folding leaves ł, ø, ß and the like.
  var folded: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    var result = ""
    for scalar in decomposedStringWithCompatibilityMapping.unicodeScalars where !scalar.isAccent {
      for small in scalar.properties.lowercaseMapping.unicodeScalars where !small.isAccent {
        if let plain = plainLetters[small] {
          result += plain
        } else {
          result.unicodeScalars.append(small)
        }
      }
    }
    return result
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether this is a mark on a letter that people leave out when they search.
  fileprivate var isAccent: Bool {
    switch value {
    case 0x0300...0x036f: true  // Latin, Greek, Cyrillic
    case 0x0591...0x05c7: true  // Hebrew points
    case 0x064b...0x065f, 0x0670: true  // Arabic vowels
    default: false
    }
  }
}

/// Letters that no decomposition takes apart, as they are typed without their key.
nonisolated private let plainLetters: [Unicode.Scalar: String] = [
  "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
  "ħ": "h", "ŋ": "ng", "ə": "e", "ς": "σ", "’": "'", "‘": "'", "ʻ": "'", "ʼ": "'", "ʿ": "'",
]
