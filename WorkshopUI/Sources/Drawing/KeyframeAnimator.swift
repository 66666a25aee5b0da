/// Content that follows a value over time. Here it shows the value at the start until the trigger changes, and then
/// the value at the end.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where Value == KeyframePath.Value {
  private let initial: Value
  private let trigger: AnyEquatable?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath

  /// Follows whenever a value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (initial, self.trigger) = (initialValue, AnyEquatable(trigger))
    (self.content, self.keyframes) = (content, keyframes)
  }
  /// Follows over and over: here, it stays at the start.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (initial, trigger) = (initialValue, nil)
    (self.content, self.keyframes) = (content, keyframes)
  }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let memory = node.memory as? Memory ?? Memory(trigger: view.trigger, value: view.initial)
    if memory.trigger != view.trigger {
      memory.value = view.keyframes(memory.value)._end(from: memory.value)
    }
    memory.trigger = view.trigger
    node.memory = memory
    node.child(node.reading { view.content(memory.value) })
  }
  private final class Memory {
    var trigger: AnyEquatable?
    var value: Value
    init(trigger: AnyEquatable?, value: Value) { (self.trigger, self.value) = (trigger, value) }
  }
}
@available(*, unavailable) extension KeyframeAnimator: Sendable {}

/// A value that is compared with others of its type.
private struct AnyEquatable: Equatable {
  let value: Any, isSame: (Any) -> Bool
  init<V: Equatable>(_ value: V) {
    self.value = value
    isSame = { ($0 as? V) == value }
  }
  static func == (first: Self, second: Self) -> Bool { first.isSame(second.value) }
}

nonisolated extension View {
  /// Changes a view by keyframes whenever a value changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
  }
  /// Changes a view by keyframes over and over.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
  }
}
