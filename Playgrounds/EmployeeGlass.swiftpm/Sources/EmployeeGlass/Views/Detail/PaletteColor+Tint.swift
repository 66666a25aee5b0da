import SwiftUI

extension Color {
  init(_ color: PaletteColor) {
    self.init(red: color.red, green: color.green, blue: color.blue)
  }
}

extension EmployeeDetailModel {
  /// What buttons and the slider are tinted with; nil, and so the app's own tint, without colours.
  var tint: Color? {
    colors.max { $0.vividness < $1.vividness }.map { Color($0.behindWhiteText) }
  }
}

extension PaletteColor {
  /// How far the colour is from grey, from 0 to 1.
  var vividness: Double { max(red, green, blue) - min(red, green, blue) }

  /// The colour, darkened until white text on it is read easily: 5.2 to 1, of which glass, whose light
  /// lies on it, leaves the 4.5 that are asked for.
  ///
  /// Source: WCAG 2.2, <https://www.w3.org/TR/WCAG22/#contrast-minimum>.
  var behindWhiteText: PaletteColor {
    var color = self
    while 1.05 / (color.luminance + 0.05) < 5.2 {
      color = PaletteColor(
        red: color.red * 0.95, green: color.green * 0.95, blue: color.blue * 0.95)
    }
    return color
  }
}
