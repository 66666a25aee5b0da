// differs: a cache remembers what the lines want, and so does its own type

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
    EqualWidthVStack(spacing: density.spacing) {
      ForEach(lines) { line in
        Text(line.text).padding(line.padding).frame(maxWidth: .infinity).background { Color.yellow }
      }
    }
  }
}

nonisolated struct EqualWidthVStack: Layout, Sendable {
  nonisolated struct Cache {
    var width: CGFloat = 0
    var heights: [CGFloat] = []
  }

  var spacing: CGFloat = 8

  func makeCache(subviews: Subviews) -> Cache {
    var cache = Cache()
    for subview in subviews {
      let dimensions = subview.dimensions(in: .unspecified)
      cache.width = max(cache.width, dimensions.width)
      cache.heights.append(dimensions.height)
    }
    return cache
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    CGSize(
      width: cache.width, height: top(of: subviews.count, cache) - (subviews.isEmpty ? 0 : spacing))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.minY + top(of: index, cache)), anchor: .top,
        proposal: ProposedViewSize(width: cache.width, height: nil))
    }
  }

  private func top(of index: Int, _ cache: Cache) -> CGFloat {
    cache.heights.prefix(index).reduce(0) { $0 + $1 + spacing }
  }
}
