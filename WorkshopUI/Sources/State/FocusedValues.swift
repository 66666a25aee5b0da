/// A value that the focused view has for menus.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values of the focused view.
public struct FocusedValues {
  var values: [ObjectIdentifier: Any] = [:]
  /// The value of a key; nil where no view has one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
@available(*, unavailable) extension FocusedValues: Sendable {}

/// A value of the focused view. A window has no menus: here, it is always nil.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  /// Reads a value.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// Nil.
  public var wrappedValue: Value? { nil }
}
@available(*, unavailable) extension FocusedValue: Sendable {}

/// A binding of the focused view. A window has no menus: here, it is always nil.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  /// Reads a binding.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// Nil.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// Nothing.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}
@available(*, unavailable) extension FocusedBinding: Sendable {}

nonisolated extension View {
  /// Gives menus a value while the view has the focus: here, noted.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { annotated() }
  /// Gives menus a value while the view has the focus: here, noted.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { annotated() }
  /// Gives menus a value while the window is in front: here, noted.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { annotated() }
  /// Gives menus a value while the window is in front: here, noted.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { annotated() }
}
