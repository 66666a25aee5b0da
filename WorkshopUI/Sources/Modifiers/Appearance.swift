import Foundation

nonisolated extension View {
  /// Sets the font of the texts inside.
  public func font(_ font: Font?) -> some View { noted(font) }
  /// Sets how heavy the letters inside are.
  public func fontWeight(_ weight: Font.Weight?) -> some View { noted(weight) }
  /// Sets how the letters inside are drawn.
  public func fontDesign(_ design: Font.Design?) -> some View { noted(design) }
  /// Makes the texts inside bold.
  public func bold(_ isActive: Bool = true) -> some View { noted(isActive) }
  /// Makes the texts inside italic.
  public func italic(_ isActive: Bool = true) -> some View { noted(isActive) }
  /// Makes all digits inside of one width.
  public func monospacedDigit() -> some View { annotated() }
  /// Sets what texts and shapes inside are painted with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { noted(style) }
  /// Sets what texts and shapes inside are painted with, by their rank.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { annotated(["value": primary, "secondary": secondary]) }
  /// Sets what texts and shapes inside are painted with, by their rank.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { annotated(["value": primary, "secondary": secondary, "tertiary": tertiary]) }
  /// Sets the colour of texts and shapes inside.
  public func foregroundColor(_ color: Color?) -> some View { noted(color) }
  /// Sets the colour of controls inside.
  public func tint(_ tint: Color?) -> some View { noted(tint) }
  /// Sets what controls inside are painted with.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { noted(tint) }

  /// Shows views behind.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { withSlot(content(), aligned(alignment)) }
  /// Shows a view behind.
  @_disfavoredOverload public func background<V: View>(
    _ background: V, alignment: Alignment = .center
  ) -> some View { withSlot(background, aligned(alignment)) }
  /// Paints what is behind, out to the edges of the screen.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { noted(style) }
  /// Paints a shape behind.
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
    annotated(["value": style, "in": shape.shapeName])
  }
  /// Paints a shape behind with the background style.
  public func background<T: Shape>(in shape: T) -> some View { background(.background, in: shape) }
  /// Shows views in front.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { withSlot(content(), aligned(alignment)) }
  /// Shows a view in front.
  @_disfavoredOverload public func overlay<V: View>(
    _ overlay: V, alignment: Alignment = .center
  ) -> some View { withSlot(overlay, aligned(alignment)) }
  /// Paints what is in front.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { noted(style) }
  /// Paints a shape in front.
  public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
    annotated(["value": style, "in": shape.shapeName])
  }
  private func aligned(_ alignment: Alignment) -> Attributes {
    ["alignment": alignment == .center ? nil : alignment]
  }
  /// Draws a border inside the frame; width in points.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    annotated(["value": content, "width": width])
  }
  /// Cuts off what is outside a shape.
  public func clipShape<S: Shape>(_ shape: S) -> some View { noted(shape.shapeName) }
  /// Cuts off what is outside the frame.
  public func clipped() -> some View { annotated() }
  /// Cuts off the corners, in points.
  public func cornerRadius(_ radius: CGFloat) -> some View { noted(radius) }
  /// Makes a view see-through, from 0 to 1.
  public func opacity(_ opacity: Double) -> some View { noted(opacity) }
  /// Blurs a view, in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    annotated(["radius": radius])
  }
  /// Casts a shadow, in points.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { annotated(["color": color, "radius": radius, "x": x, "y": y]) }
  /// Shows a view elsewhere, in points, and leaves its place as it was.
  public func offset(_ offset: CGSize) -> some View {
    annotated(["x": offset.width, "y": offset.height], layout: .offset(offset))
  }
  /// Shows a view elsewhere, in points, and leaves its place as it was.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
  /// Turns a view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    noted(angle.degrees)
  }
  /// Shows a view larger or smaller.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    noted(scale)
  }
  /// Shows a view wider or narrower, higher or lower.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { annotated(["x": x, "y": y]) }
  /// Says which of overlapping views is in front.
  public func zIndex(_ value: Double) -> some View { noted(value) }
  /// Leaves a view's place empty.
  public func hidden() -> some View { annotated() }
  /// Gives the view an identity: with a new id, its state starts anew.
  public func id<ID: Hashable>(_ id: ID) -> some View { Identified(content: self, id: id) }

  /// Sets how many lines a text has at most.
  public func lineLimit(_ number: Int?) -> some View { noted(number) }
  /// Aligns lines of a text.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { noted(alignment) }
  /// Keeps the ratio of width to height.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    annotated(
      ["value": ratio, "contentMode": contentMode], layout: .aspectRatio(ratio, contentMode))
  }
  /// Makes a view as large as fits, and keeps its ratio.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Makes a view so large that it fills its space, and keeps its ratio.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
  /// Keeps a view at its ideal size.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    annotated(
      ["axis": horizontal && vertical ? nil : horizontal ? Axis.horizontal : .vertical],
      layout: .fixedSize(horizontal: horizontal, vertical: vertical))
  }
  /// Says how urgently a view needs space.
  public func layoutPriority(_ value: Double) -> some View {
    noted(value, layout: .priority(value))
  }
  /// Takes the space of containers around along some axes.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { annotated() }
  /// Goes out to the edges of the screen.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { noted(edges == .all ? nil : edges) }
  /// Shows content at an edge, and keeps the view's own content clear of it.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { withSlot(content(), ["edge": edge]) }

  /// Animates what changes together with a value.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    Animating(content: self, animation: animation, value: value)
  }
  /// Animates what modifiers in a closure change.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(content: self)).noted(animation) }
  /// Says how a view comes and goes.
  @_disfavoredOverload public func transition(_ transition: AnyTransition) -> some View {
    noted(transition)
  }
  /// Says how the content of a view changes.
  public func contentTransition(_ transition: ContentTransition) -> some View { noted(transition) }
  /// Says whether a row has lines above and below.
  public func listRowSeparator(_ visibility: Visibility) -> some View { noted(visibility) }
  /// Shows a view behind a row.
  public func listRowBackground<V: View>(_ view: V?) -> some View { withSlot(view) }
  /// Sets the space around a row.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    noted(insets.map { "\($0.top) \($0.leading) \($0.bottom) \($0.trailing)" })
  }
  /// Says whether scroll views inside show where they are.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { noted(visibility) }
  /// Says whether scroll views inside have their usual background.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { noted(visibility) }
  /// Says how scrolling puts the keyboard away.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    noted(mode)
  }
  /// Sets how large symbols inside are.
  public func imageScale(_ scale: Image.Scale) -> some View { noted(scale) }
  /// Sets how many colours symbols inside have.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { noted(mode) }
}

/// The view that is animated, in the closure of `animation(_:body:)`.
nonisolated public struct PlaceholderContentView<Value>: View {
  let content: AnyView
  init(content: some View) { self.content = AnyView(content) }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    node.child(view.content)
  }
}

private nonisolated struct Identified<Content: View, ID: Hashable>: View {
  typealias Body = Never
  var content: Content, id: ID

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    node.child(view.content, .id(view.id))
    node.modify("id", ["value": view.id])
  }
}

private nonisolated struct Animating<Content: View, Value: Equatable>: View {
  typealias Body = Never
  var content: Content
  var animation: Animation?
  var value: Value

  /// A value of its own type: nil, as a value, is not "none yet".
  private struct Known { var value: Value }

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    let isChanged = (node.memory as? Known).map { $0.value != view.value } ?? false
    node.memory = Known(value: view.value)
    let round = isChanged ? node.host.round : nil
    if isChanged, view.animation != nil {
      node.host.recorder.recordImplicitAnimation(by: node.number)
    }
    node.child(view.content)
    node.modify { node in
      var modifier = Modifier("animation", node, ["value": view.animation])
      modifier.animatedRound = round
      return modifier
    }
  }
}

/// How a view comes and goes.
public struct AnyTransition: CustomStringConvertible {
  public let description: String
  public static var identity: Self { .init(description: "identity") }
  public static var opacity: Self { .init(description: "opacity") }
  public static var scale: Self { .init(description: "scale") }
  public static var slide: Self { .init(description: "slide") }
  public static var blurReplace: Self { .init(description: "blurReplace") }
  /// From a size around a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> Self {
    .init(description: "scale \(scale)")
  }
  /// From an edge, pushing out what was there.
  public static func push(from edge: Edge) -> Self { .init(description: "push edge=\(edge)") }
  /// From a distance.
  public static func offset(_ offset: CGSize) -> Self { .init(description: "offset") }
  /// From a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    .init(description: "offset")
  }
  /// From one modifier to another.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> Self {
    .init(description: "modifier \(E.self)")
  }
  /// The same, animated in a way.
  public func animation(_ animation: Animation?) -> Self { self }
  /// Over an edge.
  public static func move(edge: Edge) -> Self { .init(description: "move edge=\(edge)") }
  /// One way in, another out.
  public static func asymmetric(insertion: Self, removal: Self) -> Self {
    .init(description: "asymmetric [\(insertion), \(removal)]")
  }
  /// Two ways at once.
  public func combined(with other: Self) -> Self { .init(description: "[\(self), \(other)]") }
}

/// How the content of a view changes.
public enum ContentTransition: Sendable {
  case identity, interpolate, opacity
  case numericText(countsDown: Bool = false)
  /// Of a symbol that becomes another.
  case symbolEffect
  /// Of a symbol that becomes another.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}
/// Along which edge lines of a text stand.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
/// What takes space of the screen.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = Self(rawValue: 1)
  public static let keyboard = Self(rawValue: 2)
  public static let all: Self = [.container, .keyboard]
}
/// The upper or the lower edge.
public enum VerticalEdge: Int8, CaseIterable, Sendable { case top, bottom }
/// When a scroll view shows where it is.
public enum ScrollIndicatorVisibility { case automatic, visible, hidden, never }
/// How scrolling puts the keyboard away.
public enum ScrollDismissesKeyboardMode: Sendable {
  case automatic, immediately, interactively, never
}
