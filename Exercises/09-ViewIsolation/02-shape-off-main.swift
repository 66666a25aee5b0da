// A shape is drawn elsewhere
//
// A badge on each employee's card shows how much of the year's holiday is taken: a wedge that begins at
// the top and grows clockwise. The outline reads the model. It does not build: SwiftUI may ask for an
// outline off the main actor, and the model stays on it.
//
// Goal: the badge shows the wedge of its model, and follows when the model changes.
// - `Wedge(fraction:inset:)` makes a wedge from a share of the circle and a distance from the edge, in
//   points. Any code can make one and ask for its outline, on the main actor or off it.
// - Every such wedge counts a fraction below 0 as 0, and one above 1 as 1. In a rectangle of any place
//   and size it is drawn as before; where the inset leaves no room, it covers nothing.
// - The outline reads nothing but what the wedge was made from: two wedges share nothing.
// - The model stays as it is: on the main actor, and the badge changes nothing in it.

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
