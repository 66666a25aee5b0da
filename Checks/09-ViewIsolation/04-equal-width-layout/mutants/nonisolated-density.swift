// refused by: gates — the density was freed with the layout, and two threads may now have it at once
// whole: `Density` is nonisolated

import SwiftUI

// MARK: - Given

/// How densely a person likes the screen. They may choose another one at any time.
@Observable
nonisolated final class Density {
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
    EqualWidthVStack(spacing: density.spacing) {
      ForEach(lines) { line in
        Text(line.text).padding(line.padding).frame(maxWidth: .infinity).background { Color.yellow }
      }
    }
  }
}

struct EqualWidthVStack: Layout {
  let spacing: CGFloat

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
