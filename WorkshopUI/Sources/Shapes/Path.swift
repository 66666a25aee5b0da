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
  /// Draws lines through points, from the first one.
  public mutating func addLines(_ lines: [CGPoint]) {
    for (index, point) in lines.enumerated() { add(index == 0 ? "M" : "L", point) }
  }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) { addRoundedRect(in: rect, cornerSize: .zero) }
  /// Adds a rectangle with rounded corners: here, parts of ellipses in every style.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { addBox(rect, Array(repeating: cornerSize, count: 4)) }
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
    let sign: Double = clockwise ? -1 : 1
    var delta = (endAngle.radians - startAngle.radians) * sign
    if delta < 0 { delta = delta.truncatingRemainder(dividingBy: 2 * .pi) + 2 * .pi }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta * sign))
  }
  /// Adds an arc of an angle after a line to its start; a positive one is clockwise on a screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    turn(
      isEmpty ? "M" : "L", center, CGSize(width: radius, height: radius), from: startAngle.radians,
      by: max(-2 * .pi, min(delta.radians, 2 * .pi)))
  }
  /// Adds another outline.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    pieces += path.applying(transform).pieces
  }
  /// The outline, moved, scaled and turned.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = self
    for index in pieces.indices {
      path.pieces[index].points = pieces[index].points.map { $0.applying(transform) }
    }
    return path
  }

  private mutating func add(_ letter: String, _ points: CGPoint...) {
    pieces.append(Piece(letter: letter, points: points))
  }

  /// A rectangle with four corners, clockwise from the top left; smaller ones where they do not fit.
  mutating func addBox(_ rect: CGRect, _ radii: [CGSize]) {
    let width = max(radii[0].width + radii[1].width, radii[2].width + radii[3].width, 1e-9)
    let height = max(radii[0].height + radii[3].height, radii[1].height + radii[2].height, 1e-9)
    let fit = min(1, rect.width / width, rect.height / height)
    for (corner, radius) in radii.enumerated() {
      let (x, y) = (radius.width * fit, radius.height * fit)
      let center = CGPoint(
        x: corner % 3 == 0 ? rect.minX + x : rect.maxX - x,
        y: corner < 2 ? rect.minY + y : rect.maxY - y)
      turn(
        corner == 0 ? "M" : "L", center, CGSize(width: x, height: y),
        from: .pi * (1 + Double(corner) / 2), by: x * y > 0 ? .pi / 2 : 0)
    }
    closeSubpath()
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
}

extension Path {
  /// The subpaths as lines, 64 for a curve.
  private var lines: [[CGPoint]] {
    var lines: [[CGPoint]] = []
    for (piece, former) in zip(pieces, [""] + pieces.map(\.letter)) {
      guard piece.letter != "M", let start = lines.last?.first else {
        lines.append(piece.points)
        continue
      }
      // After a closed subpath the next one starts where that did.
      if former == "Z" { lines.append([start]) }
      let controls = [lines.last!.last!] + (piece.letter == "Z" ? [start] : piece.points)
      let steps = controls.count == 2 ? 1 : 64
      lines[lines.count - 1] += (1...steps).map {
        Self.point(CGFloat($0) / CGFloat(steps), controls)
      }
    }
    return lines
  }

  private static func point(_ share: CGFloat, _ controls: [CGPoint]) -> CGPoint {
    if controls.count == 1 || share == 1 { return controls.last! }
    let next = zip(controls, controls.dropFirst()).map {
      CGPoint(x: $0.x + ($1.x - $0.x) * share, y: $0.y + ($1.y - $0.y) * share)
    }
    return point(share, next)
  }

  /// Whether there is no outline.
  public var isEmpty: Bool { pieces.isEmpty }
  /// The smallest rectangle around the outline; null where there is none.
  public var boundingRect: CGRect {
    lines.joined().reduce(.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
  /// Whether the outline turns around a point; with `eoFill`, an odd number of times.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    contains([point], eoFill: eoFill)[0]
  }

  /// Which of some points lie inside: the curves are cut into lines once, and not for each point.
  @_spi(Workshop) public func contains(_ points: [CGPoint], eoFill: Bool = false) -> [Bool] {
    let sides = lines.flatMap { line in Array(zip(line, line.dropFirst() + line.prefix(1))) }
    return points.map { point in
      var turns = 0
      for (a, b) in sides where (a.y <= point.y) != (b.y <= point.y) {
        let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
        if a.y <= point.y, side > 0 { turns += 1 }
        if b.y <= point.y, side < 0 { turns -= 1 }
      }
      return eoFill ? turns % 2 != 0 : turns != 0
    }
  }
  /// A part of the outline, by shares of its length: here, lines also where it is curved.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let segments = lines.flatMap { line in zip(line, line.dropFirst()).filter { $0 != $1 } }
    let lengths = segments.map { hypot($1.x - $0.x, $1.y - $0.y) }
    var (path, position) = (Path(), -from * lengths.reduce(0, +))
    let end = (to - from) * lengths.reduce(0, +)
    for (ends, length) in zip(segments, lengths) {
      let (first, last) = (max(0, -position / length), min(1, (end - position) / length))
      position += length
      guard first < last else { continue }
      let start = Self.point(first, [ends.0, ends.1])
      if path.pieces.last?.points != [start] { path.move(to: start) }
      path.addLine(to: Self.point(last, [ends.0, ends.1]))
    }
    return path
  }
  /// The outline as the data of an SVG path.
  @_spi(Workshop) public var svg: String {
    pieces.map { piece in
      ([piece.letter]
        + piece.points.flatMap { [$0.x, $0.y] }.map { "\(($0 * 1000).rounded() / 1000)" })
        .joined(separator: " ")
    }.joined(separator: " ")
  }
}
