import Foundation

/// Colours at the points of a grid. Here, the readable tree says the colours alone.
nonisolated public struct MeshGradient: ShapeStyle, Equatable, View {
  /// A point with handles.
  public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>
    /// A point.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      (self.position, self.leadingControlPoint) = (position, leadingControlPoint)
      (self.topControlPoint, self.trailingControlPoint) = (topControlPoint, trailingControlPoint)
      self.bottomControlPoint = bottomControlPoint
    }
  }
  /// How many points are in a row.
  public var width: Int
  /// How many rows there are.
  public var height: Int
  /// What is outside.
  public var background: Color
  /// Whether colours run smoothly.
  public var smoothsColors: Bool
  private var points: [SIMD2<Float>]
  private var colors: [Color]

  /// Colours at points, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.points, self.colors) = (width, height, points, colors)
    (self.background, self.smoothsColors) = (background, smoothsColors)
  }
  /// Colours at points with handles, row by row.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, points: bezierPoints.map(\.position), colors: colors,
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Its corners, as a gradient from the first to the last colour.
  public var description: String {
    Gradient(colors: colors).described("MeshGradient", "0.0,0.0 1.0,1.0")
  }
}
