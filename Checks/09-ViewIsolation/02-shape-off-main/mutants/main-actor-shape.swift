// refused by: build — the compiler names the main actor, so the shape was put there

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
    Wedge(model: model).fill(.teal)
  }
}

@MainActor struct Wedge: Shape {
  let model: HolidayModel

  func path(in rect: CGRect) -> Path {
    let share = min(max(model.fraction, 0), 1)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = max(0, min(rect.width, rect.height) / 2 - model.inset)
    return Path { path in
      path.move(to: center)
      path.addArc(
        center: center, radius: radius, startAngle: .degrees(-90),
        endAngle: .degrees(360 * share - 90), clockwise: false)
      path.closeSubpath()
    }
  }
}
