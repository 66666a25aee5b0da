/// A view of nothing.
nonisolated public struct EmptyView: View, Sendable {
  /// Nothing.
  public init() {}

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {}
}

/// Several views, as a view builder lists them.
nonisolated public struct TupleView<T>: View {
  /// The views.
  public var value: T
  let list: @MainActor (T, _ViewNode) -> Void

  init(_ value: T, list: @escaping @MainActor (T, _ViewNode) -> Void) {
    (self.value, self.list) = (value, list)
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    view.list(view.value, node)
  }
}

/// One of two views. Each branch has its own identity, so state does not pass from one to the other.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    switch view.storage {
    case .first(let content): node.child(content, .branch(true))
    case .second(let content): node.child(content, .branch(false))
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    if let view { node.child(view) }
  }
}

/// Several views as one, without a look of its own.
nonisolated public struct Group<Content> { let content: Content }

extension Group: View where Content: View {
  /// The listed views.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    node.child(view.content)
  }
}

/// A view whose type is hidden. Another type inside is another identity.
nonisolated public struct AnyView: View {
  private let view: any View

  /// Hides the type of a view.
  public init<V: View>(_ view: V) { self.view = view }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) { self.init(view) }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) { node.child(view.view) }
}
