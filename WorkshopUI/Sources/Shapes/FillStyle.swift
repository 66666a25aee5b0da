import Foundation

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether places that an outline surrounds twice are holes.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool
  /// A way to fill.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}

nonisolated extension Shape {
  /// Fills the shape; its holes where the style says so: here, as any other.
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle) -> some View {
    fill(content)
  }
  /// A part of the shape as large as some size says, in points.
  public func size(_ size: CGSize) -> some Shape { SizedShape(base: self, size: size) }
  /// A part of the shape as large as some lengths say, in points.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
  /// The shape, changed by a transform.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}

private struct SizedShape<Base: Shape>: Shape {
  let base: Base, size: CGSize
  func path(in rect: CGRect) -> Path { base.path(in: CGRect(origin: rect.origin, size: size)) }
}

nonisolated extension View {
  /// Cuts off what is outside a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle) -> some View { clipShape(shape) }
  /// Paints a shape behind.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle
  ) -> some View { background(style, in: shape) }
  /// Shows what is in the mask.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { withSlot(mask()) }
  /// Shows what is in the mask: an older spelling.
  public func mask<Mask: View>(_ mask: Mask) -> some View { withSlot(mask) }
}
