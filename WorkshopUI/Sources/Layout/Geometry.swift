import Foundation

/// Where an element is, as a callback sees it.
typealias GeometryCallback = @Sendable (GeometryProxy) -> (@MainActor (ViewHost) -> Void)?

/// Where the elements of a screen are, in its coordinates, and what callbacks made of it.
@_spi(Workshop) public struct Geometry: Sendable {
  /// By the id of an element, or of a modifier: then with what it adds.
  public internal(set) var frames: [Int: CGRect] = [:]
  /// What `visualEffect` and its like changed, by the modifier's id.
  public internal(set) var effects: [Int: String] = [:]
  /// The outline of each shape, by the element's id.
  public internal(set) var paths: [Int: Path] = [:]
  /// How far each scroll view is scrolled, by the element's id.
  public internal(set) var scrolled: [Int: CGFloat] = [:]
}

/// The size and place of a view.
public struct GeometryProxy {
  /// What it knows: it may go to another thread, where a proxy may not.
  struct Measures: Equatable, Sendable {
    var size: CGSize
    var global: CGRect
    /// Frames of the named spaces and scroll views around the view.
    var spaces: [AnyHashableSendable: CGRect]
  }
  let measures: Measures
  /// The view's size, in points.
  public var size: CGSize { measures.size }
  /// What the screen's edges cover; nothing, here.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  var global: CGRect { measures.global }
  var spaces: [AnyHashableSendable: CGRect] { measures.spaces }

  /// The view's frame, in the coordinates of another view.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The view's frame, in the coordinates of another view.
  @_disfavoredOverload public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: size)
    case .global: global
    case .named(let name):
      spaces[AnyHashableSendable(name)].map { global.offsetBy(dx: -$0.minX, dy: -$0.minY) }
        ?? global
    }
  }

  /// The bounds of a view further out, in the view's own coordinates; nil where there is none of the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace else { return nil }
    return spaces[AnyHashableSendable(name)]?.offsetBy(dx: -global.minX, dy: -global.minY)
  }
}

/// The name of a coordinate space. Unchecked: names are strings and the like, made once and never changed.
struct AnyHashableSendable: Hashable, @unchecked Sendable {
  let value: AnyHashable
  init(_ value: AnyHashable) { self.value = value }
  static let scrollView = AnyHashableSendable("WorkshopUI.scrollView")
}

/// In whose coordinates a frame is.
public enum CoordinateSpace: Hashable {
  case global, local
  case named(AnyHashable)
}

/// What names a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the whole screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of a view further out that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
  init(_ name: AnyHashable) { self.name = name }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The whole screen.
  public static var global: GlobalCoordinateSpace { .init() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view itself.
  public static var local: LocalCoordinateSpace { .init() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// A view further out with `coordinateSpace(_:)`.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { .init(name) }
  /// The nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace { .init(AnyHashableSendable.scrollView.value) }
  /// The nearest scroll view around, whichever way it scrolls.
  public static func scrollView(axis: Axis) -> Self { .scrollView }
}
