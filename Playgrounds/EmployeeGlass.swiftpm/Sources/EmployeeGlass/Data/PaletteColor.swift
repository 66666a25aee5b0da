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
    contrast(to: Self(red: 0, green: 0, blue: 0)) >= contrast(to: Self(red: 1, green: 1, blue: 1))
  }

  /// From 1 for the same luminance to 21 for black and white; small text wants 4.5.
  func contrast(to other: PaletteColor) -> Double {
    let (low, high) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (high + 0.05) / (low + 0.05)
  }

  /// For screen readers and labels, such as "#1B4965".
  var hex: String {
    [red, green, blue].reduce("#") { text, part in
      let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return text + (digits.count == 1 ? "0" : "") + digits
    }
  }

  /// A part as an amount of light.
  static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}
