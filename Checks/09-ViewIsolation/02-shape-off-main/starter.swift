// A shape is drawn elsewhere
//
// A badge shows how much holiday is taken: a wedge that begins at the top and grows clockwise. Its
// outline reads the model, which is isolated to the main actor. SwiftUI may ask for it elsewhere,
// so this does not build.
//
// Goal: the badge shows its model's wedge, and follows when the model changes.
//
// - Any code makes a `Wedge(fraction:inset:)` from a share of the circle and a distance in points,
//   and asks for its outline.
// - A fraction below 0 counts as 0, one above 1 as 1. A wedge is drawn as before, in any rectangle;
//   an inset without room covers nothing.
//
// - The model stays. The badge changes nothing in its model.

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

// TODO: Let the outline do without the model.
struct Wedge: Shape {
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
