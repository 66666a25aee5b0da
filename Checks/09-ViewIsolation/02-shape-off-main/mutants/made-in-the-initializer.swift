// refused by: checks — the wedge is made once, when the badge is

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
  private let wedge: Wedge

  init(model: HolidayModel) {
    wedge = Wedge(fraction: model.fraction, inset: model.inset)
  }

  var body: some View {
    wedge.fill(.teal)
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
        center: center, radius: radius, startAngle: .degrees(-90),
        endAngle: .degrees(360 * share - 90), clockwise: false)
      path.closeSubpath()
    }
  }
}
