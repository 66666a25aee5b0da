import Foundation

extension View {
  /// Adds space around.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    annotated(
      "padding",
      [
        Attribute("top", Double(insets.top)), Attribute("leading", Double(insets.leading)),
        Attribute("bottom", Double(insets.bottom)), Attribute("trailing", Double(insets.trailing)),
      ], layout: .padding(insets))
  }

  /// Adds space at some edges, in points.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    annotated(
      "padding",
      [
        edges == .all ? nil : Attribute("edges", edges),
        Attribute("length", ifPresent: length.map(Double.init)),
      ], layout: .padding(EdgeInsets(length ?? 16, edges)))
  }

  /// Adds space around, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Gives a view a size, in points.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    annotated(
      "frame",
      [
        Attribute("width", ifPresent: width.map(Double.init)),
        Attribute("height", ifPresent: height.map(Double.init)),
        alignment == .center ? nil : Attribute("alignment", alignment),
      ], layout: .frame(width: width, height: height, alignment))
  }

  /// Sets limits to a view's size, in points.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    annotated(
      "frame",
      [
        Attribute("minWidth", ifPresent: minWidth.map(Double.init)),
        Attribute("maxWidth", ifPresent: maxWidth.map(Double.init)),
        Attribute("minHeight", ifPresent: minHeight.map(Double.init)),
        Attribute("maxHeight", ifPresent: maxHeight.map(Double.init)),
        alignment == .center ? nil : Attribute("alignment", alignment),
      ],
      layout: .flexibleFrame(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment))
  }
}

extension Edge.Set: CustomStringConvertible {
  /// The edges' names.
  public var description: String {
    if self == .horizontal { return "horizontal" }
    if self == .vertical { return "vertical" }
    return Edge.allCases.filter { contains(Edge.Set($0)) }.map { "\($0)" }.joined(separator: " ")
  }
}
