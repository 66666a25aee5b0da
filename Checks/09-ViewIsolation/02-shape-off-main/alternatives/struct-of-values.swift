// differs: a structure of values goes from the model to the wedge

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

nonisolated struct Holiday: Sendable, Equatable {
  let share: Double
  let inset: CGFloat
}

extension HolidayModel {
  var holiday: Holiday { Holiday(share: min(max(fraction, 0), 1), inset: inset) }
}

struct HolidayBadge: View {
  let model: HolidayModel

  var body: some View {
    Wedge(holiday: model.holiday).fill(.teal)
  }
}

struct Wedge: Shape {
  let holiday: Holiday

  init(holiday: Holiday) { self.holiday = holiday }

  init(fraction: Double, inset: CGFloat) {
    self.init(holiday: Holiday(share: min(max(fraction, 0), 1), inset: inset))
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = max(0, min(rect.width, rect.height) / 2 - holiday.inset)
    return Path { path in
      path.move(to: center)
      path.addArc(
        center: center, radius: radius, startAngle: .degrees(-90),
        endAngle: .degrees(360 * holiday.share - 90), clockwise: false)
      path.closeSubpath()
    }
  }
}
