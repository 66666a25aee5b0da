import Foundation

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
    /// Some corners.
    public struct Set: OptionSet, Hashable, Sendable {
      public let rawValue: Int8
      public init(rawValue: Int8) { self.rawValue = rawValue }
      /// One corner.
      public init(_ corner: Edge.Corner) { self.init(rawValue: 1 << corner.rawValue) }
      public static let topLeading = Self(.topLeading), topTrailing = Self(.topTrailing),
        bottomLeading = Self(.bottomLeading), bottomTrailing = Self(.bottomTrailing)
      public static let none: Self = [], leading: Self = [.topLeading, .bottomLeading],
        trailing: Self = [.topTrailing, .bottomTrailing], top: Self = [.topLeading, .topTrailing],
        bottom: Self = [.bottomLeading, .bottomTrailing], all: Self = [.top, .bottom]
      /// Whether a corner is one of them.
      public func contains(_ corner: Edge.Corner) -> Bool { contains(Self(corner)) }
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
      public static func concentric(minimum: Self? = nil) -> Self {
        .init(radius: nil, least: minimum.map { $0.radius ?? $0.least } ?? 0)
      }
      public static func fixed(_ radius: CGFloat) -> Self { .init(radius: radius, least: 0) }
      private init(radius: CGFloat?, least: CGFloat) { (self.radius, self.least) = (radius, least) }
      public init(floatLiteral value: Float) { self.init(radius: CGFloat(value), least: 0) }
      public init(integerLiteral value: Int) { self.init(radius: CGFloat(value), least: 0) }
      var length: CGFloat { radius ?? max(least, 16) }
    }
  }
}

/// A rectangle whose corners follow those of what is around. Here, they have 16 points where they do.
///
/// A shape, and none that can be made smaller all around.
@available(iOS 26.0, macOS 26.0, *)
public struct ConcentricRectangle: Shape, DescribedShape {
  /// Clockwise from the top left, in points.
  private let radii: [CGFloat]
  /// Corners that all follow what is around.
  public init() { self.init(corners: .concentric) }
  /// Corners of one kind; all as round as the roundest where they are uniform.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    radii = Array(repeating: corners.length, count: 4)
  }
  /// Corners of several kinds.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    radii = [topLeadingCorner, topTrailingCorner, bottomTrailingCorner, bottomLeadingCorner]
      .map(\.length)
  }
  /// Corners that are alike at the top, and at the bottom.
  public init(
    uniformTopCorners top: Edge.Corner.Style = .concentric,
    uniformBottomCorners bottom: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: top, topTrailingCorner: top, bottomLeadingCorner: bottom,
      bottomTrailingCorner: bottom)
  }
  /// Corners that are alike at each side.
  public init(
    uniformLeadingCorners leading: Edge.Corner.Style = .concentric,
    uniformTrailingCorners trailing: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: leading, topTrailingCorner: trailing, bottomLeadingCorner: leading,
      bottomTrailingCorner: trailing)
  }
  /// Corners that are alike at the top.
  public init(
    uniformTopCorners top: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: top, topTrailingCorner: top, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }
  /// Corners that are alike at the bottom.
  public init(
    uniformBottomCorners bottom: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottom, bottomTrailingCorner: bottom)
  }
  /// Corners that are alike at the leading side.
  public init(
    uniformLeadingCorners leading: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: leading, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: leading, bottomTrailingCorner: bottomTrailingCorner)
  }
  /// Corners that are alike at the trailing side.
  public init(
    uniformTrailingCorners trailing: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: trailing,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: trailing)
  }
  var kind: String { "UnevenRoundedRectangle" }
  var attributes: Attributes { ["cornerRadii": radii] }
  nonisolated public func path(in rect: CGRect) -> Path {
    UnevenRoundedRectangle(
      topLeadingRadius: radii[0], bottomLeadingRadius: radii[3], bottomTrailingRadius: radii[2],
      topTrailingRadius: radii[1]
    ).path(in: rect)
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
