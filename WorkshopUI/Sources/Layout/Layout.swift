import Foundation

/// What a parent offers: a length, as much as there is (`infinity`), as little as possible (`zero`), or nothing said.
public struct ProposedViewSize: Equatable, Sendable {
  /// In points; nil where nothing is said.
  public var width: CGFloat?
  /// In points; nil where nothing is said.
  public var height: CGFloat?

  /// As little as possible.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Nothing said.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// As much as there is.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// A proposal.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

  /// A size as a proposal.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The proposal as a size.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }

  func length(along axis: Axis) -> CGFloat? { axis == .vertical ? height : width }

  func with(_ length: CGFloat?, along axis: Axis) -> ProposedViewSize {
    axis == .vertical ? .init(width: width, height: length) : .init(width: length, height: height)
  }

  func inset(by insets: EdgeInsets) -> ProposedViewSize {
    .init(
      width: width.map { max(0, $0 - insets.width) },
      height: height.map { max(0, $0 - insets.height) })
  }
}

extension CGSize {
  init(_ length: CGFloat, _ across: CGFloat, along axis: Axis) {
    self =
      axis == .vertical
      ? .init(width: across, height: length) : .init(width: length, height: across)
  }
  func length(along axis: Axis) -> CGFloat { axis == .vertical ? height : width }
  /// Where something of this size stands in some bounds.
  func aligned(_ alignment: Alignment, in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - width) * alignment.horizontal.share,
      y: bounds.minY + (bounds.height - height) * alignment.vertical.share,
      width: width, height: height)
  }
}

extension CGRect {
  func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.width),
      height: max(0, height - insets.height))
  }
}

/// A value that a view gives to the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// What stands there where a view gives none.
  static var defaultValue: Value { get }
}

/// How much space a view likes around it. The stand-in keeps one length for all edges.
public struct ViewSpacing: Sendable {
  var length: CGFloat
  /// None.
  public static let zero = ViewSpacing(length: 0)
  /// The usual.
  public init() { length = 8 }
  init(length: CGFloat) { self.length = length }
  /// The distance to the next view.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    max(length, next.length)
  }
  /// As much as either likes.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    length = max(length, other.length)
  }
  /// As much as either likes.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(length: max(length, other.length))
  }
}

/// The size of a view, and where its guides are.
public struct ViewDimensions: Equatable {
  /// In points.
  public let width: CGFloat
  /// In points.
  public let height: CGFloat
  /// Where a guide is.
  public subscript(guide: HorizontalAlignment) -> CGFloat { width * guide.share }
  /// Where a guide is.
  public subscript(guide: VerticalAlignment) -> CGFloat { height * guide.share }
}

/// What a layout says of itself.
public struct LayoutProperties: Sendable {
  /// The axis it stacks along.
  public var stackOrientation: Axis?
  /// Nothing said.
  public init() {}
}

/// Arranges views. SwiftUI may call every method off the main actor; the stand-in always does. It inherits Sendable,
/// so a type that names it where it is declared is nonisolated, also where the main actor is the default (SE-0466).
/// `@preconcurrency` is Apple's: a stored value that is not Sendable is a warning.
///
/// Here, no code asks for the guides of the whole.
@preconcurrency public protocol Layout: Sendable, Animatable {
  /// What the layout says of itself.
  static var layoutProperties: LayoutProperties { get }
  /// What the layout remembers between two calls.
  associatedtype Cache = Void
  /// The views to arrange.
  typealias Subviews = LayoutSubviews
  /// Makes what the layout remembers.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings it up to date.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// How much space the layout likes around it.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size of the whole.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places every view.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
  public static var layoutProperties: LayoutProperties { .init() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { .init() }

  /// Arranges views in this way.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void { public func makeCache(subviews: Subviews) {} }

/// Views in a layout.
nonisolated struct LayoutView<L: Layout, Content: View>: View {
  typealias Body = Never
  var layout: L
  var content: Content

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    let memory = node.memory as? LayoutMemory ?? LayoutMemory()
    memory.isUpToDate = false
    node.memory = memory
    let custom = CustomLayout(view.layout, memory)
    node.child(view.content)
    let kind = (view.layout as? AnyLayout).map { "\(type(of: $0.base))" } ?? "\(L.self)"
    node.show(kind, layout: .custom(custom))
  }
}

/// What a layout remembers for as long as its place on the screen is there. Unchecked, as `CustomLayout` is.
final class LayoutMemory: @unchecked Sendable {
  private var cache: Any?
  private var elements: [Element] = []
  /// Whether the layout is the one that has seen the cache last.
  var isUpToDate = false

  /// Has a layout work with its cache. Where the layout or its views are others, it brings the cache up to date.
  func withCache<L: Layout, Result>(
    of layout: L, for subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    let known = cache as? L.Cache
    var cache = known ?? layout.makeCache(subviews: subviews)
    let isSame = isUpToDate && elements.elementsEqual(subviews.elements, by: ===)
    if known != nil, !isSame { layout.updateCache(&cache, subviews: subviews) }
    (elements, isUpToDate) = (subviews.elements, true)
    defer { self.cache = cache }
    return body(&cache)
  }
}

/// A layout without its type. Unchecked: it is called while the main actor waits, by one thread at a time.
final class CustomLayout: @unchecked Sendable {
  let size: (ProposedViewSize, LayoutSubviews) -> CGSize
  let place: (CGRect, LayoutSubviews) -> Void

  init<L: Layout>(_ layout: L, _ memory: LayoutMemory) {
    size = { proposal, subviews in
      memory.withCache(of: layout, for: subviews) { cache in
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    place = { bounds, subviews in
      memory.withCache(of: layout, for: subviews) { cache in
        let proposal = ProposedViewSize(bounds.size)
        // Asked for its size first, as SwiftUI does: some layouts remember in their cache what they found.
        _ = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }
}

/// The views that a layout arranges.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  private let proxies: [LayoutProxy]
  /// Which way people read.
  public var layoutDirection = LayoutDirection.leftToRight

  init(_ elements: [WorkshopUI.Element], pass: LayoutPass) {
    proxies = elements.map { LayoutProxy($0, pass) }
  }

  private init(_ proxies: [LayoutProxy]) { self.proxies = proxies }

  public var startIndex: Int { 0 }
  public var endIndex: Int { proxies.count }
  /// A view.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(proxy: proxies[index]) }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { .init(Array(proxies[bounds])) }
  /// Some of the views.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    .init(indices.map { proxies[$0] })
  }

  public static func == (first: LayoutSubviews, second: LayoutSubviews) -> Bool {
    first.proxies.elementsEqual(second.proxies, by: ===)
  }

  var elements: [WorkshopUI.Element] { proxies.map(\.element) }
  /// Where the views were placed; nil for one that was not.
  var frames: [CGRect?] { proxies.map(\.frame) }
}

/// A view on which a layout asks for sizes. Unchecked: used by one thread at a time, as the layout is.
final class LayoutProxy: @unchecked Sendable {
  let element: Element
  let pass: LayoutPass
  var frame: CGRect?
  init(_ element: Element, _ pass: LayoutPass) { (self.element, self.pass) = (element, pass) }
}

/// A view that a layout arranges.
public struct LayoutSubview: Equatable {
  let proxy: LayoutProxy

  /// How urgently it needs space.
  public var priority: Double { proxy.pass.priority(of: proxy.element) }
  /// How much space it likes around it.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The size it takes of a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proxy.pass.size(proxy.element, proposal)
  }

  /// The size it takes of a proposal, with its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }

  /// Puts it somewhere, and offers it a size.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = sizeThatFits(proposal)
    let corner = CGPoint(
      x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
    proxy.frame = CGRect(origin: corner, size: size)
  }

  /// What the view says to its layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    for modifier in proxy.element.modifiers.reversed() {
      if case .layoutValue(ObjectIdentifier(key), let box) = modifier.layout {
        return box.value as? K.Value ?? K.defaultValue
      }
    }
    return K.defaultValue
  }

  public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool {
    first.proxy === second.proxy
  }
}

@available(*, unavailable)
extension LayoutSubview: Sendable {}
