import Foundation

nonisolated extension View {
  /// Makes colours stronger, by a factor.
  public func saturation(_ amount: Double) -> some View { noted(amount) }
  /// Adds light.
  public func brightness(_ amount: Double) -> some View { noted(amount) }
  /// Parts light from dark, by a factor.
  public func contrast(_ amount: Double) -> some View { noted(amount) }
  /// Takes colours away, from 0 to 1.
  public func grayscale(_ amount: Double) -> some View { noted(amount) }
  /// Turns colours around their circle.
  public func hueRotation(_ angle: Angle) -> some View { noted(angle.degrees) }
  /// Shows each colour as its opposite.
  public func colorInvert() -> some View { annotated() }
  /// Multiplies each colour with one.
  public func colorMultiply(_ color: Color) -> some View { noted(color) }
  /// Makes dark parts see-through.
  public func luminanceToAlpha() -> some View { annotated() }
  /// Mixes the view with what is behind.
  public func blendMode(_ blendMode: BlendMode) -> some View { noted(blendMode) }
  /// Draws what is inside as one picture.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { annotated() }
  /// Applies effects to what is inside as one.
  public func compositingGroup() -> some View { annotated() }
  /// Has what is inside move as one.
  public func geometryGroup() -> some View { annotated() }
  /// Turns a view in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    annotated(["value": angle.degrees, "axis": "\(axis.x) \(axis.y) \(axis.z)"])
  }
  /// Moves, scales and turns the view.
  public func transformEffect(_ transform: CGAffineTransform) -> some View { noted(transform) }
  /// Shows a view wider and higher, or less so.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  /// Keeps the ratio of width to height.
  public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(ratio.height == 0 ? nil : ratio.width / ratio.height, contentMode: contentMode)
  }
  /// Goes out to the edges of the screen: an older spelling.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
  /// Takes a part of the space of containers around.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { annotated(["count": count, "span": span, "spacing": spacing]) }
  /// Takes as much of the space of containers around as a closure says: here, noted.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { annotated() }
  /// Paints the background of a container around.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { noted(style) }
  /// Sets what backgrounds inside are painted with.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { noted(style) }
  /// Sets which variant symbols inside have.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { noted(variant.name) }
  /// Shows text when the pointer rests on the view.
  public func help(_ text: some _Title) -> some View { noted(text._text.string) }
}

/// A container whose background is painted.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  public static let navigation = Self(name: "navigation"), tabView = Self(name: "tabView"),
    widget = Self(name: "widget"), navigationSplitView = Self(name: "navigationSplitView")
}

/// Variants of symbols.
public struct SymbolVariants: Hashable, Sendable {
  let name: String
  public static let none = Self(name: "none"), circle = Self(name: "circle"),
    square = Self(name: "square"), rectangle = Self(name: "rectangle"), fill = Self(name: "fill"),
    slash = Self(name: "slash")
  public var circle: Self { Self(name: name + " circle") }
  public var square: Self { Self(name: name + " square") }
  public var fill: Self { Self(name: name + " fill") }
  public var slash: Self { Self(name: name + " slash") }
}

extension EnvironmentValues {
  private struct RedactionKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
  }
  /// Why content is not shown.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

extension VisualEffect {
  /// Moves the view, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }
  /// Scales the view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(max(scale.width, scale.height), anchor: anchor)
  }
  /// Scales the view: here, by the larger factor.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { scaleEffect(max(x, y), anchor: anchor) }
}
