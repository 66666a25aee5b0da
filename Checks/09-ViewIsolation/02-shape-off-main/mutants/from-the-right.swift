// refused by: checks — angles begin at the right, and the quarter turn was forgotten

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
  var fraction: Double
  var inset: CGFloat

  func path(in rect: CGRect) -> Path {
    let share = min(max(fraction, 0), 1)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = max(0, min(rect.width, rect.height) / 2 - inset)
    return Path { path in
      path.move(to: center)
      path.addArc(
        center: center, radius: radius, startAngle: .degrees(0),
        endAngle: .degrees(360 * share), clockwise: false)
      path.closeSubpath()
    }
  }
}
