// A layout is nonisolated
//
// `Layout` inherits `Sendable`, so `EqualWidthVStack` is nonisolated, also in app mode, and SwiftUI
// may call it on any thread. It reads `Density`, isolated to the main actor: this does not
// build.
//
// Goal: the layout computes on any thread, and a badge follows its density.
//
// - The layout computes from arguments and stored values, and shares nothing.
// - `Density` stays isolated to the main actor. The next frame shows its new spacing.
// - Every line is as wide as the widest wants, at any proposal, and as high as it wants. They stand
//   one below the other, with the density's spacing between.
// - The whole is as large as that; no lines take no room.
// - Changed lines show at once.

import SwiftUI

// MARK: - Given

/// How densely a person likes the screen. They may choose another one at any time.
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
    // Read here, the spacing brings this view up to date when it changes.
    EqualWidthVStack(spacing: density.spacing) {
      ForEach(lines) { line in
        Text(line.text).padding(line.padding).frame(maxWidth: .infinity).background { Color.yellow }
      }
    }
  }
}

// Nonisolated, since `Layout` inherits Sendable. It holds a number, and no object of the main actor's.
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
