extension View {
  /// Calls a function when the view first appears.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Lifecycle(content: self, name: "onAppear", appear: action, disappear: nil)
  }

  /// Calls a function when the view has left.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Lifecycle(content: self, name: "onDisappear", appear: nil, disappear: action)
  }

  /// Calls a function with the old and the new value when a value has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    ChangeFollower(content: self, value: value, isInitial: initial, action: action)
  }

  /// Calls a function when a value has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ChangeFollower(content: self, value: value, isInitial: initial) { _, _ in action() }
  }

  /// Starts a task when the view appears, and cancels it when the view leaves. Xcode 26.4 declares it so.
  nonisolated public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    ViewTask(content: self, id: 0, action: TaskAction(name: name, priority, action))
  }

  /// Starts a task when the view appears, and cancels it when the view leaves.
  @_disfavoredOverload nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    ViewTask(content: self, id: 0, action: TaskAction(name: nil, priority, action))
  }

  /// Starts a task when the view appears and whenever a value changes; cancels the one before.
  nonisolated public func task<T: Equatable>(
    id value: T, name: String? = nil, priority: TaskPriority = .userInitiated,
    file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    ViewTask(content: self, id: value, action: TaskAction(name: name, priority, action))
  }

  /// Starts a task when the view appears and whenever a value changes; cancels the one before.
  @_disfavoredOverload nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    ViewTask(content: self, id: value, action: TaskAction(name: nil, priority, action))
  }
}

private nonisolated struct Lifecycle<Content: View>: View {
  typealias Body = Never
  var content: Content
  var name: String
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    let (name, appear, disappear) = (view.name, view.appear, view.disappear)
    node.onAppear = appear.map { appear in [{ appear() }] } ?? []
    node.onDisappear = disappear.map { disappear in [{ disappear() }] } ?? []
    node.child(view.content)
    node.modify { Modifier(name, $0) }
  }
}

private nonisolated struct ChangeFollower<Content: View, Value: Equatable>: View {
  typealias Body = Never
  var content: Content
  var value: Value
  var isInitial: Bool
  var action: (Value, Value) -> Void

  /// A value of its own type: nil, as a value, is not "none yet".
  private struct Known {
    var value: Value
  }

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    let former = (node.memory as? Known)?.value
    let (value, action) = (view.value, view.action)
    node.memory = Known(value: value)
    if let former, former != value {
      node.host.afterUpdate { action(former, value) }
    } else if former == nil, view.isInitial {
      node.host.afterUpdate { action(value, value) }
    }
    node.child(view.content)
    node.modify { Modifier("onChange", $0) }
  }
}

/// What a task does. Unchecked: it is called by the one task that it was made for.
struct TaskAction: @unchecked Sendable {
  let name: String?
  let priority: TaskPriority
  let action: @isolated(any) () async -> Void

  init(
    name: String?, _ priority: TaskPriority, _ action: @escaping @isolated(any) () async -> Void
  ) {
    self.name = name
    self.priority = priority
    self.action = action
  }
}

private nonisolated struct ViewTask<Content: View, ID: Equatable>: View {
  typealias Body = Never
  var content: Content
  var id: ID
  var action: TaskAction

  private final class Running {
    var id: ID
    var task: Task<Void, Never>?
    init(_ id: ID) { self.id = id }
  }

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    let action = view.action
    func start(_ running: Running) {
      running.task = Task(name: action.name, priority: action.priority) { await action.action() }
    }
    if let running = node.memory as? Running {
      if running.id != view.id {
        running.id = view.id
        node.host.afterUpdate {
          running.task?.cancel()
          start(running)
        }
      }
    } else {
      let running = Running(view.id)
      node.memory = running
      node.onAppear = [{ start(running) }]
      node.onDisappear = [{ running.task?.cancel() }]
    }
    node.child(view.content)
    node.modify { Modifier("task", $0) }
  }
}
