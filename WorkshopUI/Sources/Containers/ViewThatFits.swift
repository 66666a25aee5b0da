import Foundation

/// The first of several views whose ideal size fits the space. Here, it is chosen after a layout pass, and the
/// last one is shown until then.
nonisolated public struct ViewThatFits<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  /// Lists the views, the largest first.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) { (self.axes, self.content) = (axes, content()) }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let axes = view.axes
    node.child(view.content)
    node.show { node in
      let views = node.contentElements
      let layout = CustomLayout(FittingLayout(axes: axes), LayoutMemory())
      return Element("ViewThatFits", node, layout: .custom(layout), children: views)
    }
  }
}

/// Places the first view that fits, and leaves the others no space.
private struct FittingLayout: Layout {
  var axes: Axis.Set

  private func chosen(_ space: ProposedViewSize, _ subviews: Subviews) -> Int? {
    subviews.indices.first { index in
      let ideal = subviews[index].sizeThatFits(.unspecified)
      return (!axes.contains(.horizontal) || ideal.width <= space.width ?? .infinity)
        && (!axes.contains(.vertical) || ideal.height <= space.height ?? .infinity)
    } ?? subviews.indices.last
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    chosen(proposal, subviews).map { subviews[$0].sizeThatFits(proposal) } ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let chosen = chosen(proposal, subviews)
    for index in subviews.indices {
      subviews[index].place(
        at: bounds.origin, proposal: index == chosen ? proposal : .zero)
    }
  }
}
