// refused by: gates — values are handed in, and the model was freed with a lock all the same
// whole: `HolidayModel` is nonisolated, has locks and is no longer `@Observable`

import SwiftUI
import Synchronization

// MARK: - Given

/// The holiday of one employee, as the card shows it.
nonisolated final class HolidayModel: Sendable {
  private let days = Mutex(0)
  private let highlight = Mutex(false)

  var daysTaken: Int {
    get { days.withLock { $0 } }
    set { days.withLock { $0 = newValue } }
  }
  var isHighlighted: Bool {
    get { highlight.withLock { $0 } }
    set { highlight.withLock { $0 = newValue } }
  }

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
        center: center, radius: radius, startAngle: .degrees(-90),
        endAngle: .degrees(360 * share - 90), clockwise: false)
      path.closeSubpath()
    }
  }
}
