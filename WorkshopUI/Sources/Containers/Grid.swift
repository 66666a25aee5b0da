import Foundation

/// Views in rows and columns. Every column is as wide as its widest cell.
nonisolated public struct Grid<Content: View> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Lists the rows; spacing in points.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.content) = (alignment, content())
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }
}

extension Grid: View {
  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let alignment = view.alignment
    node.child(view.content)
    node.show(
      "Grid",
      [
        "alignment": alignment == .center ? nil : alignment,
        "horizontalSpacing": view.horizontalSpacing, "verticalSpacing": view.verticalSpacing,
      ],
      layout: .stack(
        StackRule(
          axis: .vertical, spacing: view.verticalSpacing ?? 8, across: alignment.horizontal.share)))
  }
}

/// The cells of a row of a grid. Here, the layout pass gives cells of one row equal widths.
nonisolated public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  /// Lists the cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }
}

extension GridRow: View {
  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    node.child(view.content)
    node.show("GridRow", ["alignment": view.alignment], layout: .horizontal)
  }
}

nonisolated extension View {
  /// Has a cell of a grid go over several columns.
  public func gridCellColumns(_ count: Int) -> some View { noted(count) }
  /// Says where a cell of a grid stands in its space.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    noted("\(anchor.x),\(anchor.y)")
  }
  /// Aligns the column of a grid that the cell is in.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { noted(guide) }
  /// Has a cell of a grid take no more space than its column has, along some axes.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { annotated() }
}
