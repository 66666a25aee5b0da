import Foundation

/// Along which a stack stands.
public enum Axis: Int8, CaseIterable, CustomStringConvertible, Sendable {
  case horizontal, vertical
  public var description: String { self == .vertical ? "vertical" : "horizontal" }
  /// Some of the two.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
  }
  var other: Axis { self == .vertical ? .horizontal : .vertical }
}

/// A side of a view.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  /// Some of the four.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Lengths at the four sides, in points.
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat = 0
  public var leading: CGFloat = 0
  public var bottom: CGFloat = 0
  public var trailing: CGFloat = 0
  /// None.
  public init() {}
  /// One length for each side.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  var width: CGFloat { leading + trailing }
  var height: CGFloat { top + bottom }
  init(_ length: CGFloat, _ edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}

/// A place in a view of size one.
public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat = 0
  public var y: CGFloat = 0
  public init() {}
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// Where a view stands across a stack, as a share of the length.
protocol StackAlignment: CustomStringConvertible { var share: CGFloat { get } }
extension StackAlignment { var isCenter: Bool { share == 0.5 } }

/// Where a view stands across a column.
public struct HorizontalAlignment: StackAlignment, Equatable, Sendable {
  public let description: String
  let share: CGFloat
  public static let leading = HorizontalAlignment(description: "leading", share: 0)
  public static let center = HorizontalAlignment(description: "center", share: 0.5)
  public static let trailing = HorizontalAlignment(description: "trailing", share: 1)
}

/// Where a view stands across a row. Baselines stand for the edge next to them.
public struct VerticalAlignment: StackAlignment, Equatable, Sendable {
  public let description: String
  let share: CGFloat
  public static let top = VerticalAlignment(description: "top", share: 0)
  public static let center = VerticalAlignment(description: "center", share: 0.5)
  public static let bottom = VerticalAlignment(description: "bottom", share: 1)
  public static let firstTextBaseline = Self(description: "firstTextBaseline", share: 0)
  public static let lastTextBaseline = Self(description: "lastTextBaseline", share: 1)
}

/// Where a view stands in a frame.
public struct Alignment: Equatable, Sendable, CustomStringConvertible {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public var description: String {
    switch (horizontal, vertical) {
    case (.center, .center): "center"
    case (_, .center): horizontal.description
    case (.center, _): vertical.description
    default: vertical.description + horizontal.description.capitalized
    }
  }
}

/// Which way people read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

/// How a picture fills its space.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// Whether something is seen.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
