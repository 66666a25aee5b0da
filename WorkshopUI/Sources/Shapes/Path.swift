import Foundation

/// An outline of lines and curves.
public struct Path: Equatable, Sendable {
  /// A piece of the outline.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }
  var elements: [Element] = []

  /// No outline.
  public init() {}

  /// What a function draws.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Starts at a point.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
  /// Draws a line.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
  /// Goes back to the start.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }
}
