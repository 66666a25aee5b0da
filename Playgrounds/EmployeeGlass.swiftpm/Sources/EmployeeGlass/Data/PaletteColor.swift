import Foundation

/// A colour of a picture, in sRGB.
nonisolated struct PaletteColor: Sendable, Hashable {
  /// From 0 to 1.
  let red, green, blue: Double

  /// Relative luminance, from 0 for black to 1 for white.
  ///
  /// Source: WCAG 2.2, <https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>.
  var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// Whether black is easier to read on this colour than white.
  var prefersDarkText: Bool {
    (luminance + 0.05) / 0.05 >= 1.05 / (luminance + 0.05)
  }

  static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}
