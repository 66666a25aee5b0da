import Foundation

/// An outline of lines and curves.
public struct Path: Equatable, Sendable {
  /// A letter of an SVG path, with its points.
  struct Piece: Equatable, Sendable {
    var letter: String
    var points: [CGPoint]
  }
  var pieces: [Piece] = []

  /// No outline.
  public init() {}
  /// What a function draws.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }
  /// An ellipse.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  /// Starts at a point.
  public mutating func move(to end: CGPoint) { add("M", end) }
  /// Draws a line.
  public mutating func addLine(to end: CGPoint) { add("L", end) }
  /// Draws a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { add("Q", control, end) }
  /// Draws a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add("C", control1, control2, end)
  }
  /// Goes back to the start.
  public mutating func closeSubpath() { add("Z") }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) { addRoundedRect(in: rect, cornerSize: .zero) }
  /// Adds a rectangle with rounded corners: here, parts of ellipses whatever the style.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let x = min(cornerSize.width, rect.width / 2)
    let y = min(cornerSize.height, rect.height / 2)
    for corner in 0..<4 {
      let center = CGPoint(
        x: corner % 3 == 0 ? rect.minX + x : rect.maxX - x,
        y: corner < 2 ? rect.minY + y : rect.maxY - y)
      turn(
        corner == 0 ? "M" : "L", center, CGSize(width: x, height: y),
        from: .pi * (1 + Double(corner) / 2), by: x * y > 0 ? .pi / 2 : 0)
    }
    closeSubpath()
  }
  /// Adds an ellipse, clockwise from its right end.
  public mutating func addEllipse(in rect: CGRect) {
    let radius = CGSize(width: rect.width / 2, height: rect.height / 2)
    turn("M", CGPoint(x: rect.midX, y: rect.midY), radius, from: 0, by: 2 * .pi)
    closeSubpath()
  }
  /// Adds an arc after a line to its start; `clockwise: false` is clockwise on a screen, where y points down.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    var delta = (endAngle.radians - startAngle.radians) * (clockwise ? -1 : 1)
    if delta < 0 { delta = delta.truncatingRemainder(dividingBy: 2 * .pi) + 2 * .pi }
    turn(
      isEmpty ? "M" : "L", center, CGSize(width: radius, height: radius), from: startAngle.radians,
      by: min(delta, 2 * .pi) * (clockwise ? -1 : 1))
  }
  private mutating func add(_ letter: String, _ points: CGPoint...) {
    pieces.append(Piece(letter: letter, points: points))
  }

  /// An arc of an ellipse: a curve for each quarter that it touches, so that its extremes are ends of curves.
  private mutating func turn(
    _ letter: String, _ center: CGPoint, _ radius: CGSize, from start: Double, by delta: Double
  ) {
    func point(_ angle: Double, _ tangent: Double = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius.width * (cos(angle) - tangent * sin(angle)),
        y: center.y + radius.height * (sin(angle) + tangent * cos(angle)))
    }
    var (angle, sign) = (start, delta < 0 ? -1.0 : 1.0)
    add(letter, point(angle))
    while (start + delta - angle) * sign > 1e-9 {
      let next = ((sign * angle / .pi * 2 + 1e-9).rounded(.down) + 1) * .pi / 2
      let stop = sign * min(next, sign * (start + delta))
      let tangent = 4 / 3 * tan((stop - angle) / 4)
      add("C", point(angle, tangent), point(stop, -tangent), point(stop))
      angle = stop
    }
  }

  /// Whether there is no outline.
  public var isEmpty: Bool { pieces.isEmpty }
  /// The outline as the data of an SVG path.
  @_spi(Workshop) public var svg: String {
    pieces.map { piece in
      ([piece.letter]
        + piece.points.flatMap { [$0.x, $0.y] }.map { "\(($0 * 1000).rounded() / 1000)" })
        .joined(separator: " ")
    }.joined(separator: " ")
  }
}
