nonisolated extension View {
  /// Adds space around.
  public func padding(_ insets: EdgeInsets) -> some View {
    annotated(
      [
        "top": insets.top, "leading": insets.leading, "bottom": insets.bottom,
        "trailing": insets.trailing,
      ], layout: .padding(insets))
  }
  /// Adds space at some edges, in points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    annotated(
      ["edges": edges == .all ? nil : edges, "length": length],
      layout: .padding(EdgeInsets(length ?? 16, edges)))
  }
  /// Adds space around, in points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Gives a view a size, in points.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    annotated(
      ["width": width, "height": height, "alignment": alignment == .center ? nil : alignment],
      layout: .frame(width: Limits(fixed: width), height: Limits(fixed: height), alignment))
  }
  /// Sets limits to a view's size, in points.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    annotated(
      [
        "minWidth": minWidth, "maxWidth": maxWidth, "minHeight": minHeight,
        "maxHeight": maxHeight, "alignment": alignment == .center ? nil : alignment,
      ],
      layout: .frame(
        width: Limits(least: minWidth, ideal: idealWidth, most: maxWidth),
        height: Limits(least: minHeight, ideal: idealHeight, most: maxHeight), alignment))
  }
}

extension Limits {
  fileprivate init(fixed length: CGFloat?) { self.init(least: length, ideal: length, most: length) }
}

extension Edge.Set: CustomStringConvertible {
  /// The edges' names.
  public var description: String {
    if self == .horizontal { return "horizontal" }
    if self == .vertical { return "vertical" }
    return Edge.allCases.filter { contains(Edge.Set($0)) }.map { "\($0)" }.joined(separator: " ")
  }
}
