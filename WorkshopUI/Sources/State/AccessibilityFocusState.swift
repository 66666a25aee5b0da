/// What a screen reader reads just now: here, what the app last said.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  /// Whether one view is read.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// Which of several views is read.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }
  /// The present value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// What `accessibilityFocused` takes.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  /// A binding to what is read.
  @propertyWrapper public struct Binding {
    let binding: WorkshopUI.Binding<Value>
    /// The present value.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// The binding.
    public var projectedValue: Binding { self }
  }
}
extension AccessibilityFocusState: Sendable where Value: Sendable {}
@available(*, unavailable) extension AccessibilityFocusState.Binding: Sendable {}

nonisolated extension View {
  /// Says whether a screen reader reads the view.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { noted(condition.wrappedValue) }
  /// Says which of several views a screen reader reads.
  public func accessibilityFocused<V: Hashable>(
    _ binding: AccessibilityFocusState<V>.Binding, equals value: V
  ) -> some View { noted(binding.wrappedValue == value) }
}
