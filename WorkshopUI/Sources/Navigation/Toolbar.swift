/// What stands in a bar. Isolated to the main actor as a view is.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the content's content.
  associatedtype Body: ToolbarContent
  /// The content.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// Evaluates content into its node; not in SwiftUI.
  static func _updateBar(_ content: Self, _ node: _ViewNode)
}

extension ToolbarContent {
  /// Installs the content's state, evaluates its body and follows what the body read.
  public static func _updateBar(_ content: Self, _ node: _ViewNode) {
    node.host.recorder.countBody(of: Self.self)
    node.child(Bar(node.reading { node.installed(content).body }))
  }
}

extension ToolbarContent where Body == Never {
  /// Never called: content without a body is evaluated by the stand-in itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}
extension Never: ToolbarContent {}

/// The view of what stands in a bar. Unchecked: the code that made the content sent it.
nonisolated struct Bar<Content: ToolbarContent>: View, @unchecked Sendable {
  typealias Body = Never
  let content: Content
  init(_ content: Content) { self.content = content }
  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    Content._updateBar(view.content, node)
  }
}

/// What stands in a bar, of a view: an item, several or none.
nonisolated public struct _ToolbarList: ToolbarContent {
  let list: @MainActor (_ViewNode) -> Void
  @MainActor public static func _updateBar(_ content: Self, _ node: _ViewNode) {
    content.list(node)
  }
}

/// Makes one content of a bar of those that a closure lists.
@resultBuilder public struct ToolbarContentBuilder {
  /// Nothing.
  @_disfavoredOverload public static func buildBlock() -> _ToolbarList { _ToolbarList { _ in } }
  /// One content that a person may change.
  public static func buildBlock<C: CustomizableToolbarContent>(_ content: C) -> C { content }
  /// Several contents that a person may change.
  public static func buildBlock<each C: CustomizableToolbarContent>(
    _ content: repeat each C
  ) -> some CustomizableToolbarContent {
    let bars = Handed(value: (repeat Bar(each content)))
    return _ToolbarList { node in _ = (repeat node.child(each bars.value)) }
  }
  /// Several contents.
  @_disfavoredOverload public static func buildBlock<each C: ToolbarContent>(
    _ content: repeat each C
  ) -> some ToolbarContent {
    let bars = Handed(value: (repeat Bar(each content)))
    return _ToolbarList { node in _ = (repeat node.child(each bars.value)) }
  }
  /// An `if` without `else`.
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }
  /// The first branch.
  public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarList { list(first, true) }
  /// The second branch.
  public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarList {
    list(second, false)
  }
  /// What stands in an `if #available`.
  public static func buildLimitedAvailability(_ content: any ToolbarContent) -> _ToolbarList {
    func open(_ content: some ToolbarContent) -> _ToolbarList { list(content, true) }
    return open(content)
  }
  private static func list<C: ToolbarContent>(_ content: C, _ branch: Bool) -> _ToolbarList {
    let bar = Bar(content)
    return _ToolbarList { $0.child(bar, .branch(branch)) }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  @MainActor public static func _updateBar(_ content: Self, _ node: _ViewNode) {
    if let content { node.child(Bar(content)) }
  }
}

/// Where something stands in the bars.
public enum ToolbarItemPlacement {
  case automatic, principal, navigation, primaryAction, secondaryAction, status, keyboard
  case confirmationAction, cancellationAction, destructiveAction
  case topBarLeading, topBarTrailing, bottomBar, title, largeTitle, subtitle, largeSubtitle
  /// The older name of `topBarLeading`.
  public static var navigationBarLeading: Self { .topBarLeading }
  /// The older name of `topBarTrailing`.
  public static var navigationBarTrailing: Self { .topBarTrailing }
  var attributes: Attributes { ["placement": self == .automatic ? nil : self] }
}

/// A view in a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  private let box: Box<Content>
  /// A view at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == () {
    box = Box(kind: "ToolbarItem", attributes: placement.attributes, content: content())
  }
  /// A view at a place, which a person may move and remove. Here, it stays.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    box = Box(
      kind: "ToolbarItem", attributes: ["id": id] + placement.attributes, content: content())
  }
  @MainActor public static func _updateBar(_ item: Self, _ node: _ViewNode) { node.child(item.box) }
}

/// Several views in a bar, which share one piece of glass.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let box: Box<Content>
  /// Several views at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    box = Box(kind: "ToolbarItemGroup", attributes: placement.attributes, content: content())
  }
  @MainActor public static func _updateBar(_ group: Self, _ node: _ViewNode) {
    node.child(group.box)
  }
}

/// How much space a spacer takes.
public enum SpacerSizing: Sendable { case flexible, fixed }

/// Space in a bar, which parts the glass at its sides.
@available(iOS 26.0, macOS 26.0, *)
nonisolated public struct ToolbarSpacer: ToolbarContent {
  private let box: Box<EmptyView>
  /// Space at a place.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    let attributes = ["sizing": sizing == .fixed ? "fixed" : nil] + placement.attributes
    box = Box(kind: "ToolbarSpacer", attributes: attributes, content: EmptyView())
  }
  @MainActor public static func _updateBar(_ spacer: Self, _ node: _ViewNode) {
    node.needs26("ToolbarSpacer")
    node.child(spacer.box)
  }
}

/// What a bar shows by itself, and may be asked to leave out.
public struct ToolbarDefaultItemKind {
  let name: String
  public static var title: Self { .init(name: "title") }
  public static var sidebarToggle: Self { .init(name: "sidebarToggle") }
  public static var search: Self { .init(name: "search") }
}

nonisolated extension View {
  /// Leaves out what the bars around would show; a title still names the screen.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    annotated(["removing": defaultItemKind?.name])
  }
}

// SwiftUI has both overloads, and tells them apart by what the closure lists.
// swift-format-ignore: AmbiguousTrailingClosureOverload
nonisolated extension View {
  /// Puts views into the bars around.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    withSlot(content())
  }
  /// Puts items into the bars around.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { withSlot(Bar(content())) }
}
