// For the notice that comes when a change is made, and not only when it is about to be: code that changes a model
// on another thread may not have finished when the view is evaluated again.
#if os(Linux)
@_spi(SwiftUI) import Observation
#else
import Observation
#endif

/// A place in the tree of views, which lives as long as its identity: the parent's, the position or the id
/// below it, and the view's type. State belongs to it.
@MainActor public final class _ViewNode {
  /// What tells a node from its siblings.
  enum Key: Hashable {
    case position(Int)
    case branch(Bool)
    case id(AnyHashable)
    case slot(String)
  }

  /// Unique in a host, and never given twice.
  nonisolated let number: Int
  let key: Key
  let type: Any.Type
  unowned let host: ViewHost
  private(set) weak var parent: _ViewNode?
  let depth: Int
  private(set) var environment: EnvironmentValues
  private(set) var children: [_ViewNode] = []
  /// What the node shows, composed of what its children show.
  private(set) var elements: [Element] = []
  /// How to compose it; nil for all elements of all children, in order.
  var compose: (@MainActor (_ViewNode) -> [Element])?
  /// What the node's properties keep, by the place of the property in the view: where @State lives, say.
  private var kept: [Int: Any] = [:]
  /// What a modifier remembers from one evaluation to the next.
  var memory: Any?
  /// Called when the node was shown for the first time, and when it has left.
  var onAppear: [@MainActor () -> Void] = []
  var onDisappear: [@MainActor () -> Void] = []
  private(set) var isAlive = true
  var isDirty = false
  /// Whether something inside is counted with the list around, at each evaluation.
  var isAlwaysEvaluated = false
  private var innerEnvironment: EnvironmentValues?
  /// What the node tells the views further out; nil for nothing.
  private(set) var preferences: Preferences?
  /// What a modifier makes of what the children tell.
  var changePreferences: ((inout Preferences) -> Void)?
  private var registrations: Registrations?

  private let content: AnyContent
  /// Children of the evaluation before, which the present one may take over.
  private var formerChildren: [_ViewNode] = []
  private var formerByKey: [Key: _ViewNode]?
  private var cursor = 0

  init<V: View>(
    _ view: V, key: Key, parent: _ViewNode?, host: ViewHost, environment: EnvironmentValues
  ) {
    number = host.nextNumber()
    (self.key, type) = (key, V.self)
    (self.parent, self.host) = (parent, host)
    depth = (parent?.depth ?? -1) + 1
    self.environment = environment
    content = Content(view)
  }

  // MARK: - For views

  /// Adds a child, or brings the child of this identity up to date.
  @discardableResult func child<V: View>(
    _ view: V, _ key: Key? = nil, environment: EnvironmentValues? = nil
  ) -> _ViewNode {
    let environment = environment ?? self.environment
    let key = key ?? .position(children.count)
    if let former = takeFormer(key, V.self) {
      children.append(former)
      former.update(view, environment: environment)
      return former
    }
    let node = _ViewNode(view, key: key, parent: self, host: host, environment: environment)
    children.append(node)
    node.evaluate()
    host.didEnter(node)
    return node
  }

  /// Adds content beside the first child, such as a toolbar or a sheet.
  @discardableResult func slot<V: View>(
    _ name: String, _ view: V, environment: EnvironmentValues? = nil
  ) -> _ViewNode { child(view, .slot(name), environment: environment) }

  /// What the children outside slots show.
  var contentElements: [Element] {
    children.flatMap { child -> [Element] in
      if case .slot = child.key { [] } else { child.elements }
    }
  }

  /// What the slots show, in the order they were added.
  var slots: [Slot] {
    children.compactMap { child in
      guard case .slot(let name) = child.key else { return nil }
      return Slot(name: name, elements: child.elements)
    }
  }

  /// Composes one element around what the children show.
  func show(_ make: @escaping @MainActor (_ViewNode) -> Element) { compose = { [make($0)] } }

  /// Composes one element around what the children show.
  func show(
    _ kind: String, _ attributes: Attributes = [:], layout: LayoutRule = .vertical,
    handlers: [Element.Event: Element.Handler] = [:]
  ) { show { Element(kind, $0, attributes, layout: layout, handlers: handlers) } }

  /// Adds a modifier to everything that the children show.
  func modify(
    _ name: String, _ attributes: Attributes = [:], layout: ModifierLayout? = nil,
    handlers: [Element.Event: Element.Handler] = [:]
  ) { modify { Modifier(name, $0, attributes, handlers: handlers, layout: layout) } }

  /// Adds a modifier to everything that the children show.
  func modify(_ make: @escaping @MainActor (_ViewNode) -> Modifier) {
    compose = { node in
      let modifier = make(node)
      return node.contentElements.map { $0.modified(by: modifier) }
    }
  }

  /// The environment with one value set: the same as before as long as it is the same value.
  func environment(setting change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
    var values = environment
    change(&values)
    if let known = innerEnvironment, values.isSameSetting(as: known, on: environment) {
      return known
    }
    innerEnvironment = values
    return values
  }

  /// Calls code of a view's: when something changes that it read, the node is evaluated again.
  ///
  /// Children are evaluated outside: Observation adds what is read within to what is read around it.
  func reading<T>(_ function: () -> T) -> T {
    let outer = ViewHost.evaluatedNode
    ViewHost.evaluatedNode = self
    defer { ViewHost.evaluatedNode = outer }
    let reader = WeakNode(self)
    let registrations = self.registrations ?? Registrations()
    self.registrations = registrations
    func tracked() -> T {
      registrations.read()
      return function()
    }
    #if os(Linux)
    return withObservationTracking(
      tracked,
      didSet: { tracking in
        tracking.cancel()
        WorkshopUI.invalidate([reader])
      })
    #else
    return withObservationTracking(tracked) { WorkshopUI.invalidate([reader]) }
    #endif
  }

  /// A view whose @State and other dynamic properties are connected with this place.
  func installed<V>(_ view: V) -> V {
    var view = view
    Fields.of(V.self).install(&view, in: self)
    return view
  }

  /// What a property keeps for as long as the node lives, made when it is first asked for.
  func kept<T>(at offset: Int, _ make: () -> T) -> T {
    if let known = kept[offset] as? T { return known }
    let new = make()
    kept[offset] = new
    return new
  }

  // MARK: - Updates

  fileprivate func update<V: View>(_ view: V, environment new: EnvironmentValues) {
    // The type of a node never changes: `takeFormer` saw to it.
    let content = unsafeDowncast(content, to: Content<V>.self)
    let isSame =
      !isDirty && !isAlwaysEvaluated && environment.isIdentical(to: new)
      && Fields.of(V.self).areSame(content.view, view)
    guard !isSame else { return }
    content.view = view
    environment = new
    evaluate()
  }

  /// Takes another environment, with which the view and all inside are evaluated at the next update.
  func enter(_ new: EnvironmentValues) {
    environment = new
    invalidate(isChange: true)
  }

  /// Evaluates the view again; observed models and read state make it dirty when they change.
  func evaluate() {
    isDirty = true
    registrations?.end()
    isDirty = false
    formerChildren = children
    formerByKey = nil
    cursor = 0
    children = []
    compose = nil
    content.evaluate(in: self)
    for former in formerByKey.map({ Array($0.values) }) ?? Array(formerChildren[cursor...]) {
      former.leave()
    }
    formerChildren = []
    formerByKey = nil
    composeElements()
  }

  /// Composes anew what the node shows, after a child has changed.
  func composeElements() {
    if host.hasPreferences {
      var told = childPreferences
      changePreferences?(&told)
      preferences = told.isEmpty ? nil : told
    }
    elements = compose?(self) ?? contentElements
  }

  /// Has the node evaluated again at the next update.
  func invalidate(isChange: Bool = false) {
    guard isAlive, !isDirty else { return }
    isDirty = true
    host.didBecomeDirty(self, isChange: isChange)
  }

  func leave() {
    isAlive = false
    registrations?.end()
    host.didLeave(self)
    for child in children { child.leave() }
  }

  /// Calls what is to be called when a view leaves, in the order in which views do.
  func becomeCovered() {
    for action in onDisappear { action() }
    for child in children { child.becomeCovered() }
  }

  /// Calls what is to be called when a view appears, in the order in which views do.
  func becomeSeen() {
    for child in children { child.becomeSeen() }
    for action in onAppear { action() }
  }

  private func takeFormer(_ key: Key, _ type: Any.Type) -> _ViewNode? {
    if formerByKey == nil {
      guard cursor < formerChildren.count else { return nil }
      let next = formerChildren[cursor]
      if next.key == key {
        guard next.type == type else { return nil }
        cursor += 1
        return next
      }
      formerByKey = Dictionary(
        formerChildren[cursor...].map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }
    guard formerByKey?[key]?.type == type else { return nil }
    return formerByKey?.removeValue(forKey: key)
  }
}

/// Read along with the models in a node's code, and changed to end what was registered with them: each
/// registration would stay until its model changes, and a body is evaluated many times before.
private final class Registrations: Observable {
  private let registrar = ObservationRegistrar()
  func read() { registrar.access(self, keyPath: \.self) }
  func end() { registrar.withMutation(of: self, keyPath: \.self) {} }
}

/// A view as its node was last given it.
@MainActor private class AnyContent { func evaluate(in node: _ViewNode) {} }

private final class Content<V: View>: AnyContent {
  var view: V
  init(_ view: V) { self.view = view }
  override func evaluate(in node: _ViewNode) { V._update(view, node) }
}
