import Foundation

/// A column as a layout, for `AnyLayout`.
public struct VStackLayout: Layout {
  /// Where views stand across.
  public var alignment: HorizontalAlignment
  /// The space between two views, in points; nil for the usual.
  public var spacing: CGFloat?
  /// A column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  private var line: LineLayout {
    .init(axis: .vertical, share: alignment.share, spacing: spacing ?? 8)
  }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { line.size(proposal, subviews) }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { line.place(bounds, subviews) }
}

/// A row as a layout, for `AnyLayout`.
public struct HStackLayout: Layout {
  /// Where views stand across.
  public var alignment: VerticalAlignment
  /// The space between two views, in points; nil for the usual.
  public var spacing: CGFloat?
  /// A row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  private var line: LineLayout {
    .init(axis: .horizontal, share: alignment.share, spacing: spacing ?? 8)
  }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { line.size(proposal, subviews) }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { line.place(bounds, subviews) }
}

/// Views on top of each other as a layout, for `AnyLayout`.
public struct ZStackLayout: Layout {
  /// Where views stand.
  public var alignment: Alignment
  /// Views on top of each other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for view in subviews {
      let size = view.sizeThatFits(.init(bounds.size))
      view.place(at: size.aligned(alignment, in: bounds).origin, proposal: .init(size))
    }
  }
}

/// Views one beside the other. Here, each that wants more gets an equal part of what the others leave.
private struct LineLayout {
  var axis: Axis
  var share: CGFloat
  var spacing: CGFloat

  private func sizes(_ space: ProposedViewSize, _ subviews: LayoutSubviews) -> [CGSize] {
    let ideal = subviews.map { $0.sizeThatFits(space.with(nil, along: axis)) }
    let least = subviews.map { $0.sizeThatFits(space.with(0, along: axis)).length(along: axis) }
    let most = subviews.map { $0.sizeThatFits(space.with(.infinity, along: axis)) }
    guard let length = space.length(along: axis), length.isFinite else { return ideal }
    var left = length - spacing * CGFloat(max(0, subviews.count - 1))
    var lengths = [CGFloat](repeating: 0, count: subviews.count)
    let order = subviews.indices.sorted {
      most[$0].length(along: axis) - least[$0] < most[$1].length(along: axis) - least[$1]
    }
    for (place, index) in order.enumerated() {
      let part = max(0, left / CGFloat(order.count - place))
      lengths[index] =
        subviews[index].sizeThatFits(space.with(part, along: axis)).length(along: axis)
      left -= lengths[index]
    }
    return subviews.indices.map {
      subviews[$0].sizeThatFits(space.with(lengths[$0], along: axis))
    }
  }

  func size(_ space: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    let sizes = sizes(space, subviews)
    let gaps = spacing * CGFloat(max(0, sizes.count - 1))
    return CGSize(
      sizes.reduce(gaps) { $0 + $1.length(along: axis) },
      sizes.map { $0.length(along: axis.other) }.max() ?? 0, along: axis)
  }

  func place(_ bounds: CGRect, _ subviews: LayoutSubviews) {
    var along = axis == .vertical ? bounds.minY : bounds.minX
    for (view, size) in zip(subviews, sizes(.init(bounds.size), subviews)) {
      let free = bounds.size.length(along: axis.other) - size.length(along: axis.other)
      let across = (axis == .vertical ? bounds.minX : bounds.minY) + free * share
      let corner = CGSize(along, across, along: axis)
      view.place(at: CGPoint(x: corner.width, y: corner.height), proposal: .init(size))
      along += size.length(along: axis) + spacing
    }
  }
}
