import Foundation

/// Rows that scroll. Only those in sight are evaluated. Every initializer is isolated to the main actor.
///
/// Here, a row that leaves the sight loses its state; SwiftUI may keep it for a while.
@MainActor @preconcurrency public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  let selection: ListSelection?

  public static func _update(_ view: Self, _ node: _ViewNode) {
    node.childLazily(
      view.content, scrolled: node.host.geometry.scrolled[node.number] ?? 0,
      selection: view.selection)
    node.showScrolling("List", .vertical)
  }
}

extension List where SelectionValue == Never {
  /// Lists the rows.
  @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) {
    (self.content, selection) = (content(), nil)
  }

  /// A row for each element.
  @MainActor @preconcurrency public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// A row for each element, which has its id at a key path.
  @MainActor @preconcurrency
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each number.
  @MainActor @preconcurrency public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }
}

extension _ViewNode {
  /// Shows content that a person scrolls; the event's text is the new offset in points.
  func showScrolling(_ kind: String, _ axes: Axis.Set) {
    let number = number
    let attributes: Attributes = [
      "axes": axes == .vertical ? nil : "horizontal", "style": environment.styles[kind],
    ]
    let scroll: Element.Handler = { [weak self] offset in
      guard let self else { return }
      host.geometry.scrolled[number] = Double(offset).map { max(0, $0) } ?? 0
      invalidateLazyContent()
      // At once, so that what is called back with its place hears of the scrolling.
      host.settle()
    }
    show(kind, attributes, layout: .scroll(axes), handlers: [.scroll: scroll])
  }
}

/// Content that a person scrolls.
nonisolated public struct ScrollView<Content: View>: View {
  /// What is scrolled.
  public var content: Content
  /// Along which axes.
  public var axes: Axis.Set
  /// Whether the position is shown at the edge.
  public var showsIndicators: Bool

  /// Scrolls along some axes.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content()) }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    node.child(view.content, environment: node.environment { $0.scrollView = node.number })
    node.showScrolling("ScrollView", view.axes)
  }
}

/// Views in a column, evaluated as they come into sight of the scroll view around.
nonisolated public struct LazyVStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Lists the views; spacing in points.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    node.showLazily("LazyVStack", view.content, .vertical, view.alignment, view.spacing)
  }
}

/// Views in a row, evaluated as they come into sight of the scroll view around.
nonisolated public struct LazyHStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Lists the views; spacing in points.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    node.showLazily("LazyHStack", view.content, .horizontal, view.alignment, view.spacing)
  }
}

extension _ViewNode {
  fileprivate func showLazily(
    _ kind: String, _ content: some View, _ axis: Axis, _ alignment: some StackAlignment,
    _ spacing: CGFloat?
  ) {
    let scrolled = environment.scrollView.flatMap { host.geometry.scrolled[$0] } ?? 0
    childLazily(content, scrolled: scrolled, axis, spacing: spacing ?? 8, least: 0)
    showStack(kind, axis, alignment, spacing)
  }
}

/// Which parts of a lazy stack stay in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = Self(rawValue: 1), sectionFooters = Self(rawValue: 2)
}
