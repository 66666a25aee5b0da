// A layout is nonisolated
//
// The lines of a badge stand on grounds of one width, arranged by a layout of our own. `Layout` inherits
// `Sendable`. So `EqualWidthVStack` is nonisolated, though the main actor is the default here, and SwiftUI may
// call it on any thread. It reads `Density`, which is isolated to the main actor: the file does not compile.
//
// Goal: the layout computes on any thread, and a badge follows its density.
// - The layout computes from its arguments and from values that it stores. Two layouts share nothing.
// - `Density` stays isolated to the main actor. When its spacing changes, the next frame shows it.
// - Every line is as wide as the widest wants to be, whatever width is offered, and as high as it wants
//   to be itself. One stands below the other, with the density's spacing between them.
// - The whole is as wide and as high as that. No lines take no room.
// - When the lines change, the next frame shows them so, also where the layout keeps a cache.

import SwiftUI

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
