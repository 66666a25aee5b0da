import Foundation

/// A colour by its components from 0 to 1, and what can be read on it.
///
/// Source: <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>.
struct SRGB: Equatable {
  var red, green, blue: Double
  static let white = SRGB(1, 1, 1), black = SRGB(0, 0, 0)
  /// The darkest surface that dark letters stand on in light mode, and the lightest one in dark mode.
  static let lightest = SRGB(0.9, 0.9, 0.92), darkest = SRGB(0.2, 0.2, 0.21)

  init(_ red: Double, _ green: Double, _ blue: Double) {
    func bounded(_ value: Double) -> Double { min(1, max(0, value)) }
    (self.red, self.green, self.blue) = (bounded(red), bounded(green), bounded(blue))
  }

  var css: String {
    "rgb(\([red, green, blue].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: " ")))"
  }

  private var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  func contrast(with other: SRGB) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Black or white: one of them always has a contrast of at least 4.5.
  var label: SRGB { contrast(with: .white) >= 4.5 ? .white : .black }

  /// The colour for a surface with a label: darkened for a white one, unless it is light by itself.
  var strong: SRGB {
    guard contrast(with: .white) >= 3 else { return self }
    return readable(on: .white)
  }

  /// The same colour, as much darker or lighter as it takes to be read on a surface.
  func readable(on surface: SRGB) -> SRGB {
    let end: SRGB = surface.luminance > 0.18 ? .black : .white
    for step in 0..<20 where mixed(with: end, Double(step) / 20).contrast(with: surface) >= 4.6 {
      return mixed(with: end, Double(step) / 20)
    }
    return end
  }

  func mixed(with other: SRGB, _ share: Double) -> SRGB {
    SRGB(
      red + (other.red - red) * share, green + (other.green - green) * share,
      blue + (other.blue - blue) * share)
  }
}
