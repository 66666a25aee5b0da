extension Unicode.Scalar {
  /// Whether this is a control character, a line break included.
  var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Whether this turns the direction of what follows, also outside of the text that it stands in.
  var turnsDirection: Bool {
    switch value {
    case 0x202a...0x202e, 0x2066...0x2069: true
    default: false
    }
  }
}
