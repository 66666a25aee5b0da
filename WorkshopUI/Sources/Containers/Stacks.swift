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
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let (alignment, spacing) = (view.alignment, view.spacing)
    node.child(view.content)
    node.show { node in
      Element(
        "VStack", node, stackAttributes(alignment, spacing),
        layout: .stack(.vertical, spacing: spacing, across: alignment.share),
        children: node.contentElements)
    }
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
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let (alignment, spacing) = (view.alignment, view.spacing)
    node.child(view.content)
    node.show { node in
      Element(
        "HStack", node, stackAttributes(alignment, spacing),
        layout: .stack(.horizontal, spacing: spacing, across: alignment.share),
        children: node.contentElements)
    }
  }
}

/// Views on top of each other, the last in front.
nonisolated public struct ZStack<Content: View>: View {
  let alignment: Alignment
  let content: Content

  /// Lists the views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let alignment = view.alignment
    node.child(view.content)
    node.show { node in
      Element(
        "ZStack", node, alignment == .center ? [] : [Attribute("alignment", alignment)],
        layout: .overlaid(alignment), children: node.contentElements)
    }
  }
}

private func stackAttributes(_ alignment: any CustomStringConvertible, _ spacing: CGFloat?)
  -> [Attribute]
{
  [
    alignment.description == "center" ? nil : Attribute("alignment", alignment.description),
    Attribute("spacing", ifPresent: spacing.map(Double.init)),
  ].compactMap { $0 }
}

/// Takes the space that is left.
nonisolated public struct Spacer {
  /// The least length, in points.
  public var minLength: CGFloat?
  /// Takes at least some points.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let least = view.minLength ?? 8
    node.show { Element("Spacer", $0, layout: .spacer(least)) }
  }
}

extension Spacer: Sendable {}

/// A line between views.
nonisolated public struct Divider: View {
  /// A line.
  public init() {}

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    node.show {
      Element(
        "Divider", $0,
        layout: .leaf { CGSize(width: $0.width ?? 1, height: $0.height.map { min($0, 1) } ?? 1) })
    }
  }
}
