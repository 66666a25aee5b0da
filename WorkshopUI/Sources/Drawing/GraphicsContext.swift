import Foundation

/// What a canvas is drawn into. Here it counts: nothing of it is seen.
public struct GraphicsContext {
  /// What something is drawn with.
  public struct Shading: Sendable {
    /// A colour.
    public static func color(_ color: Color) -> Shading { .init() }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { .init() }
    /// The style of the text around.
    public static var foreground: Shading { .init() }
    /// Colours along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading { .init() }
    /// Colours around a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { .init() }
  }
  /// A change to all that is drawn.
  public struct Filter: Sendable {
    /// Blurs, by points.
    public static func blur(radius: CGFloat) -> Filter { .init() }
    /// Multiplies each colour with another one.
    public static func colorMultiply(_ color: Color) -> Filter { .init() }
    /// Makes colours lighter, or darker.
    public static func brightness(_ amount: Double) -> Filter { .init() }
    /// Draws colours apart.
    public static func contrast(_ amount: Double) -> Filter { .init() }
    /// Makes colours stronger, or paler.
    public static func saturation(_ amount: Double) -> Filter { .init() }
    /// Takes the colour away.
    public static func grayscale(_ amount: Double) -> Filter { .init() }
    /// Turns colours around the wheel.
    public static func hueRotation(_ angle: Angle) -> Filter { .init() }
    /// Turns colours into their opposites.
    public static func colorInvert(_ amount: Double = 1) -> Filter { .init() }
    /// Makes what is bright opaque.
    public static var luminanceToAlpha: Filter { .init() }
    /// Casts a shadow.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { .init() }
    /// Makes what is nearly opaque opaque, and removes the rest.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter { .init() }
  }
  /// A text, ready to be drawn.
  public struct ResolvedText {
    let text: Text
    /// Its size, roughly, in points.
    public func measure(in size: CGSize) -> CGSize {
      CGSize(width: min(size.width, CGFloat(text.string.count) * 8), height: 20)
    }
  }
  /// A picture, ready to be drawn.
  public struct ResolvedImage {
    /// Its size, in points.
    public var size: CGSize { CGSize(width: 22, height: 22) }
  }
  /// A view, ready to be drawn.
  public struct ResolvedSymbol {
    /// Its size, in points.
    public var size: CGSize { CGSize(width: 22, height: 22) }
  }

  /// How opaque it is.
  public var opacity = 1.0
  /// How it is mixed with what is behind.
  public var blendMode = WorkshopUI.BlendMode.normal
  /// Where it goes.
  public var transform = CGAffineTransform.identity
  /// The values around.
  public let environment: EnvironmentValues
  let size: CGSize
  /// All copies draw into one picture.
  final class Picture {
    var parts: [String] = []
  }
  let picture = Picture()

  init(environment: EnvironmentValues, size: CGSize) {
    (self.environment, self.size) = (environment, size)
  }

  /// What is not cut off.
  public var clipBoundingRect: CGRect { CGRect(origin: .zero, size: size) }

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading) { picture.parts.append("fill") }
  /// Draws a line along an outline; in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    picture.parts.append("stroke")
  }
  /// Draws a line along an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    picture.parts.append("stroke")
  }
  /// Draws a text.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    picture.parts.append("text")
  }
  /// Draws a text.
  public func draw(_ text: Text, in rect: CGRect) { picture.parts.append("text") }
  /// Draws a text.
  public func draw(
    _ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center
  ) { picture.parts.append("text") }
  /// Draws a picture.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    picture.parts.append("image")
  }
  /// Draws a picture.
  public func draw(_ image: Image, in rect: CGRect) { picture.parts.append("image") }
  /// Draws a picture.
  public func draw(
    _ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center
  ) { picture.parts.append("image") }
  /// Draws a view.
  public func draw(
    _ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center
  ) { picture.parts.append("symbol") }
  /// Makes a text ready.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }
  /// Makes a picture ready.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  /// Makes the view of an id ready.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { ResolvedSymbol() }

  /// Draws apart, and puts that down as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
  /// Changes all that is drawn from now on.
  public mutating func addFilter(_ filter: Filter) {}
  /// Cuts off what is outside an outline.
  public mutating func clip(to path: Path) {}
  /// Draws elsewhere from now on, by points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  /// Draws larger or smaller from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Draws turned from now on.
  public mutating func rotate(by angle: Angle) {}
}
@available(*, unavailable) extension GraphicsContext: Sendable {}
