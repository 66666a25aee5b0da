nonisolated extension View {
  /// Calls a function when the view first appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    let action = Handed(value: action)
    return Acting(content: self) { node in
      node.onAppear = [{ action.value?() }]
      return Modifier("onAppear", node)
    }
  }

  /// Calls a function when the view has left.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    let action = Handed(value: action)
    return Acting(content: self) { node in
      node.onDisappear = [{ action.value?() }]
      return Modifier("onDisappear", node)
    }
  }

  /// Calls a function with the old and the new value when a value has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { ChangeFollower(content: self, value: value, isInitial: initial, action: action) }

  /// Calls a function when a value has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }

  /// Starts a task when the view appears, and cancels it when the view leaves. Xcode 26.4 declares it so.
  public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { running(TaskAction(name: name, priority: priority, action: action), id: 0) }

  /// Starts a task when the view appears, and cancels it when the view leaves.
  @_disfavoredOverload public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { running(TaskAction(priority: priority, action: action), id: 0) }

  /// Starts a task when the view appears and whenever a value changes; cancels the one before.
  public func task<T: Equatable>(
    id value: T, name: String? = nil, priority: TaskPriority = .userInitiated,
    file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { running(TaskAction(name: name, priority: priority, action: action), id: value) }

  /// Starts a task when the view appears and whenever a value changes; cancels the one before.
  @_disfavoredOverload public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { running(TaskAction(priority: priority, action: action), id: value) }

  private func running<ID: Equatable>(_ action: TaskAction, id: ID) -> some View {
    let id = Handed(value: id)
    return Acting(content: self) { node in
      let known = node.memory as? ViewTask<ID>
      let task = known ?? ViewTask(id: id.value)
      node.memory = task
      node.onAppear = [{ task.start(action) }]
      node.onDisappear = [{ task.cancel() }]
      if known != nil, task.id != id.value {
        task.id = id.value
        node.host.afterUpdate { [id = id.value] in task.follow(id, action) }
      }
      return Modifier("task", node)
    }
  }
}

private nonisolated struct ChangeFollower<Content: View, Value: Equatable>: View {
  typealias Body = Never
  var content: Content
  var value: Value
  var isInitial: Bool
  var action: (Value, Value) -> Void

  /// A value of its own type: nil, as a value, is not "none yet".
  private struct Known { var value: Value }

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    let (former, value, action) = ((node.memory as? Known)?.value, view.value, view.action)
    node.memory = Known(value: value)
    if former.map({ $0 != value }) ?? view.isInitial {
      node.host.afterUpdate { action(former ?? value, value) }
    }
    node.child(view.content)
    node.modify("onChange")
  }
}

/// What a task does. Unchecked: it is called by the one task that it was made for.
private struct TaskAction: @unchecked Sendable {
  var name: String?
  var priority: TaskPriority
  var action: @isolated(any) () async -> Void
}

/// The task of a view, which runs as long as the view is shown and the id stays.
@MainActor private final class ViewTask<ID: Equatable> {
  /// The id of the latest body.
  var id: ID
  /// The id that the task was started with; nil while the view is not shown.
  private var startedID: ID?
  private var running: Task<Void, Never>?
  init(id: ID) { self.id = id }

  func start(_ action: TaskAction) {
    running?.cancel()
    startedID = id
    running = Task(name: action.name, priority: action.priority) { await action.action() }
  }

  /// Starts the task of another id, unless the view has left, the task runs already, or the id is out of date.
  func follow(_ new: ID, _ action: TaskAction) {
    guard new == id, let startedID, startedID != new else { return }
    start(action)
  }

  func cancel() {
    running?.cancel()
    startedID = nil
  }
}
