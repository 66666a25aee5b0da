extension String {
  /// The text in one line, without characters that control a terminal or turn the direction of what follows.
  ///
  /// - Parameter limit: How many characters it may have; none of them of more than 16 bytes of marks.
  func plainLine(limit: Int) -> String {
    var scalars = UnicodeScalarView()
    var wasSpace = true
    for scalar in unicodeScalars.prefix(limit * 8) {
      guard !scalar.isHidden else { continue }
      let isSpace = scalar.properties.isWhitespace
      if isSpace, wasSpace { continue }
      scalars.append(isSpace ? " " : scalar)
      wasSpace = isSpace
    }
    var line = ""
    for character in String(scalars).prefix(limit) where character.utf8.count <= 32 {
      line.append(character)
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// The text in its lines, without the same characters.
  func plainLines(limit: Int) -> String {
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars.prefix(limit) {
      if scalar == "\n" || scalar == "\t" || !(scalar.isHidden || scalar.properties.isWhitespace) {
        scalars.append(scalar)
      } else if scalar.properties.isWhitespace, scalar != "\r" {
        scalars.append(" ")
      }
    }
    return String(scalars)
  }
}

extension Unicode.Scalar {
  /// Whether it shows nothing itself: controls, direction marks, what joins or separates invisibly.
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control: !properties.isWhitespace
    case .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
