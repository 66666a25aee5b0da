nonisolated extension View {
  /// Calls a function with the new value when a value has changed: an older spelling.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View { onChange(of: value) { _, new in action(new) } }
  /// Sets the colour of controls inside: an older spelling.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
  /// Animates all that changes inside: an older spelling. Here, noted.
  @_disfavoredOverload public func animation(_ animation: Animation?) -> some View {
    noted(animation)
  }
}
