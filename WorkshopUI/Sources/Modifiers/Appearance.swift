import Foundation

nonisolated extension View {
  /// Notes a modifier of one value.
  func noted(_ name: String, _ value: Any?, layout: ModifierLayout? = nil) -> some View {
    annotated(name, [Attribute("value", ifPresent: value.map { "\($0)" })], layout: layout)
  }

  /// Sets the font of the texts inside.
  public func font(_ font: Font?) -> some View { noted("font", font) }
  /// Sets how heavy the letters inside are.
  public func fontWeight(_ weight: Font.Weight?) -> some View { noted("fontWeight", weight) }
  /// Sets what texts and shapes inside are painted with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    noted("foregroundStyle", style.styleDescription)
  }
  /// Sets the colour of controls inside.
  public func tint(_ tint: Color?) -> some View { noted("tint", tint?.styleDescription) }

  /// Shows views behind.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { withSlot("background", aligned(alignment), content()) }
  /// Paints what is behind, out to the edges of the screen.
  public func background<S: ShapeStyle>(_ style: S) -> some View {
    noted("background", style.styleDescription)
  }
  /// Paints a shape behind.
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
    annotated("background", painted(style, shape))
  }
  /// Shows views in front.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { withSlot("overlay", aligned(alignment), content()) }
  private func aligned(_ alignment: Alignment) -> [Attribute?] {
    [alignment == .center ? nil : Attribute("alignment", alignment)]
  }
  private func painted(_ style: some ShapeStyle, _ shape: some Shape) -> [Attribute?] {
    [Attribute("value", style.styleDescription), Attribute("in", shape.shapeName)]
  }
  /// Cuts off what is outside a shape.
  public func clipShape<S: Shape>(_ shape: S) -> some View { noted("clipShape", shape.shapeName) }
  /// Makes a view see-through, from 0 to 1.
  public func opacity(_ opacity: Double) -> some View { noted("opacity", opacity) }
  /// Shows a view elsewhere, in points, and leaves its place as it was.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    annotated(
      "offset", [Attribute("x", x), Attribute("y", y)], layout: .offset(CGSize(width: x, height: y))
    )
  }
  /// Gives the view an identity: with a new id, its state starts anew.
  public func id<ID: Hashable>(_ id: ID) -> some View { Identified(content: self, id: id) }

  /// Sets how many lines a text has at most.
  public func lineLimit(_ number: Int?) -> some View { noted("lineLimit", number) }
  /// Keeps the ratio of width to height.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    annotated(
      "aspectRatio",
      [Attribute("value", ifPresent: ratio), Attribute("contentMode", "\(contentMode)")],
      layout: .aspectRatio(ratio, contentMode))
  }
  /// Makes a view as large as fits, and keeps its ratio.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Animates what changes together with a value.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    noted("animation", animation)
  }
}

private nonisolated struct Identified<Content: View, ID: Hashable>: View {
  typealias Body = Never
  var content: Content, id: ID

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    node.child(view.content, .id(view.id))
    let id = Attribute("value", "\(view.id)")
    node.modify { Modifier("id", $0, [id]) }
  }
}
