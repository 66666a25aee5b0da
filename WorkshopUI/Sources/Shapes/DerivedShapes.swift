import Foundation

/// A shape elsewhere.
public struct OffsetShape<Content: Shape>: Shape {
  public var shape: Content
  public var offset: CGSize
  /// A shape, so many points away.
  public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(.init(translationX: offset.width, y: offset.height))
  }
}

/// A shape that is larger or smaller.
public struct ScaledShape<Content: Shape>: Shape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint
  /// A shape, so many times as large.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }
  public func path(in rect: CGRect) -> Path {
    shape.scale(x: scale.width, y: scale.height, anchor: anchor).path(in: rect)
  }
}

/// A shape that is turned.
public struct RotatedShape<Content: Shape>: Shape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint
  /// A shape, turned around a point.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }
  public func path(in rect: CGRect) -> Path {
    shape.rotation(angle, anchor: anchor).path(in: rect)
  }
}

/// A shape that is changed by a transform.
public struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  public var transform: CGAffineTransform
  /// A shape with a transform.
  public init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

extension Path: Shape {
  /// The path, wherever it is.
  public func path(in rect: CGRect) -> Path { self }
}
