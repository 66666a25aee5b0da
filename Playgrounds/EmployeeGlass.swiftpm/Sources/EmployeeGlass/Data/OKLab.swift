import Foundation

/// A colour as people see it: equal distances look equally far, and the middle of two looks like it.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing",
/// <https://bottosson.github.io/posts/oklab/>.
nonisolated struct OKLab: Sendable, Equatable {
  /// Lightness from 0 to 1; from green to red; from blue to yellow.
  var parts: SIMD3<Double>

  static let black = OKLab(parts: [0, 0, 0])
  static let white = OKLab(parts: [1, 0, 0])

  /// Squared, since it is only compared.
  func distance(to other: OKLab) -> Double {
    let difference = parts - other.parts
    return (difference * difference).sum()
  }
}

nonisolated extension OKLab {
  init(_ color: PaletteColor) {
    let (red, green, blue) = (
      PaletteColor.linear(color.red), PaletteColor.linear(color.green),
      PaletteColor.linear(color.blue)
    )
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    parts = [
      0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
      1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
      0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    ]
  }
}

nonisolated extension PaletteColor {
  /// The nearest colour that a screen has, in steps of 1/255.
  init(_ color: OKLab) {
    let (lightness, a, b) = (color.parts.x, color.parts.y, color.parts.z)
    func cube(_ value: Double) -> Double { value * value * value }
    let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    func screen(_ linear: Double) -> Double {
      let part = linear <= 0.0031308 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
      return (min(max(part, 0), 1) * 255).rounded() / 255
    }
    self.init(
      red: screen(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
      green: screen(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
      blue: screen(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short))
  }
}
