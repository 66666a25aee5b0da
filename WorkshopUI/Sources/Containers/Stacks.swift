import Foundation

/// Views in a column.
nonisolated public struct VStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Lists the views; spacing in points.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    node.child(view.content)
    node.showStack("VStack", .vertical, view.alignment, view.spacing)
  }
}

/// Views in a row.
nonisolated public struct HStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Lists the views; spacing in points.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    node.child(view.content)
    node.showStack("HStack", .horizontal, view.alignment, view.spacing)
  }
}

/// Views on top of each other, the last in front.
nonisolated public struct ZStack<Content: View>: View {
  let alignment: Alignment
  let content: Content

  /// Lists the views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let alignment = view.alignment
    node.child(view.content)
    node.show(
      "ZStack", ["alignment": alignment == .center ? nil : alignment], layout: .overlaid(alignment))
  }
}

extension _ViewNode {
  /// Shows what the children show one beside the other; spacing in points.
  func showStack(
    _ kind: String, _ axis: Axis, _ alignment: some StackAlignment, _ spacing: CGFloat?
  ) {
    show(
      kind, ["alignment": alignment.isCenter ? nil : alignment, "spacing": spacing],
      layout: .stack(StackRule(axis: axis, spacing: spacing ?? 8, across: alignment.share)))
  }
}

/// Takes the space that is left.
nonisolated public struct Spacer: View, Sendable {
  /// The least length, in points.
  public var minLength: CGFloat?
  /// Takes at least some points.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    node.show("Spacer", layout: .spacer(view.minLength ?? 8))
  }
}

/// A line between views.
nonisolated public struct Divider: View {
  /// A line.
  public init() {}

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let line = LayoutRule.leaf {
      CGSize(width: $0.width ?? 1, height: $0.height.map { min($0, 1) } ?? 1)
    }
    node.show("Divider", layout: line)
  }
}
