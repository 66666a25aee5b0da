// differs: limited when it is made, and drawn as a polygon of many corners

import Observation
import SwiftUI

// MARK: - Given

/// The holiday of one employee, as the card shows it.
@Observable
final class HolidayModel {
  var daysTaken = 0
  var isHighlighted = false

  /// The share of a year's thirty days.
  var fraction: Double { Double(daysTaken) / 30 }
  var inset: CGFloat { isHighlighted ? 2 : 8 }
}

// MARK: - Your turn

struct HolidayBadge: View {
  let model: HolidayModel

  var body: some View {
    Wedge(fraction: model.fraction, inset: model.inset).fill(.teal)
  }
}

struct Wedge: Shape {
  private let share: Double
  private let inset: CGFloat

  init(fraction: Double, inset: CGFloat) {
    share = fraction < 0 ? 0 : fraction > 1 ? 1 : fraction
    self.inset = inset
  }

  func path(in rect: CGRect) -> Path {
    guard share > 0 else { return Path() }
    var path = Path()
    path.addLines(corners(in: rect))
    path.closeSubpath()
    return path
  }

  private func corners(in rect: CGRect) -> [CGPoint] {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2 - inset
    return [center]
      + (0...360).map { step in
        let angle = 2 * Double.pi * share * Double(step) / 360
        return CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
      }
  }
}
