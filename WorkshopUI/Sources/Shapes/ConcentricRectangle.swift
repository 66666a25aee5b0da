import Foundation

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
    /// Some corners.
    public struct Set: OptionSet, Hashable, Sendable {
      public let rawValue: Int8
      public init(rawValue: Int8) { self.rawValue = rawValue }
      public static let topLeading = Self(rawValue: 1), topTrailing = Self(rawValue: 2),
        bottomLeading = Self(rawValue: 4), bottomTrailing = Self(rawValue: 8),
        all = Self(rawValue: 15)
    }
    /// How round a corner is: by points, or as what is around has it.
    @available(iOS 26.0, macOS 26.0, *)
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
    {
      /// In points; nil where it is as what is around has it.
      let radius: CGFloat?
      /// In points.
      let least: CGFloat
      public static var concentric: Self { .init(radius: nil, least: 0) }
      public static func concentric(minimum: Self) -> Self {
        .init(radius: nil, least: minimum.radius ?? minimum.least)
      }
      public static func fixed(_ radius: CGFloat) -> Self { .init(radius: radius, least: 0) }
      private init(radius: CGFloat?, least: CGFloat) { (self.radius, self.least) = (radius, least) }
      public init(floatLiteral value: Double) { self.init(radius: value, least: 0) }
      public init(integerLiteral value: Int) { self.init(radius: CGFloat(value), least: 0) }
      var length: CGFloat { radius ?? max(least, 16) }
    }
  }
}

/// A rectangle whose corners follow those of what is around. Here, they have 16 points where they do.
@available(iOS 26.0, macOS 26.0, *)
public struct ConcentricRectangle: _BoxShape, DescribedShape {
  private let radii: [CGFloat]
  /// Corners that all follow what is around.
  public init() { self.init(corners: .concentric) }
  /// Corners of one kind; all as round as the roundest where they are uniform.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    radii = Array(repeating: corners.length, count: 4)
  }
  /// Corners of several kinds.
  public init(
    topLeadingCorner: Edge.Corner.Style = .fixed(0),
    topTrailingCorner: Edge.Corner.Style = .fixed(0),
    bottomLeadingCorner: Edge.Corner.Style = .fixed(0),
    bottomTrailingCorner: Edge.Corner.Style = .fixed(0)
  ) {
    radii = [topLeadingCorner, topTrailingCorner, bottomTrailingCorner, bottomLeadingCorner]
      .map(\.length)
  }
  /// Corners that are alike at the top.
  public init(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .fixed(0),
    bottomTrailingCorner: Edge.Corner.Style = .fixed(0)
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }
  /// Corners that are alike at the top, and at the bottom.
  public init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }
  /// Corners that are alike at the bottom.
  public init(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .fixed(0),
    topTrailingCorner: Edge.Corner.Style = .fixed(0)
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }
  var kind: String { "UnevenRoundedRectangle" }
  var attributes: Attributes { ["cornerRadii": radii] }
  public func _box(in rect: CGRect) -> (CGRect, corners: [CGSize]) {
    (rect, radii.map { CGSize(width: $0, height: $0) })
  }
}

@available(iOS 26.0, macOS 26.0, *)
extension Shape where Self == ConcentricRectangle {
  /// A rectangle with corners of one kind.
  nonisolated public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> Self { .init(corners: corners, isUniform: isUniform) }
  /// A rectangle with corners of several kinds.
  nonisolated public static func rect(
    topLeadingCorner: Edge.Corner.Style = .fixed(0),
    topTrailingCorner: Edge.Corner.Style = .fixed(0),
    bottomLeadingCorner: Edge.Corner.Style = .fixed(0),
    bottomTrailingCorner: Edge.Corner.Style = .fixed(0)
  ) -> Self {
    .init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }
}

/// The radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat
  /// Four radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

extension UnevenRoundedRectangle {
  /// Four radii, in points.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init(
      topLeadingRadius: cornerRadii.topLeading, bottomLeadingRadius: cornerRadii.bottomLeading,
      bottomTrailingRadius: cornerRadii.bottomTrailing, topTrailingRadius: cornerRadii.topTrailing,
      style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners have radii of their own.
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self { .init(cornerRadii: cornerRadii, style: style) }
  /// A rectangle whose corners have radii of their own, in points.
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self {
    .init(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners of one size, in points.
  nonisolated public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> Self { .init(cornerSize: cornerSize, style: style) }
}

nonisolated extension View {
  /// Says which shape the view is, for shapes inside that follow it.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    noted(shape.shapeName)
  }
}
