// refused by: checks — the spacing lies in a static value that every thread may read, and that all badges share

import SwiftUI
import Synchronization

// MARK: - Given

/// How densely somebody likes the screen. They may choose another one at any time.
@Observable
final class Density {
  var spacing: CGFloat = 8
}

/// What a badge says in one line; its padding is in points.
struct Line: Identifiable {
  let id: Int
  let text: String
  let padding: CGFloat
}

// MARK: - Your turn

struct BadgeView: View {
  let lines: [Line]
  let density: Density

  var body: some View {
    EqualWidthVStack(density: density) {
      ForEach(lines) { line in
        Text(line.text).padding(line.padding).frame(maxWidth: .infinity).background { Color.yellow }
      }
    }
  }
}

nonisolated struct EqualWidthVStack: Layout {
  private static let newest = Mutex<CGFloat>(8)
  private var spacing: CGFloat { Self.newest.withLock { $0 } }

  @MainActor
  init(density: Density) {
    let spacing = density.spacing
    Self.newest.withLock { $0 = spacing }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = CGFloat(max(0, sizes.count - 1)) * spacing
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(gaps, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      let size = CGSize(
        width: bounds.width, height: subview.sizeThatFits(.unspecified).height)
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(size))
      y += size.height + spacing
    }
  }
}
