/// What tells screen readers of a view.
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier, Equatable, NotedModifier {
  let name: String, attributes: [Attribute]
  init(_ name: String, _ value: String) {
    (self.name, attributes) = (name, [Attribute("value", value)])
  }
  public func body(content: Content) -> some View { content }
}

/// What modifiers for screen readers return, shortly.
public typealias _Accessible<V> = ModifiedContent<V, AccessibilityAttachmentModifier>

nonisolated extension View {
  /// Says what the view is called.
  public func accessibilityLabel(_ label: Text) -> _Accessible<Self> {
    modifier(.init("accessibilityLabel", label.string))
  }
  /// Says what the view is called.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> _Accessible<Self> {
    accessibilityLabel(Text(key))
  }
  /// Says what the view is called.
  @_disfavoredOverload public func accessibilityLabel(_ s: some StringProtocol) -> _Accessible<Self>
  { accessibilityLabel(Text(s)) }
  /// Has screen readers pass over the view.
  public func accessibilityHidden(_ hidden: Bool) -> _Accessible<Self> {
    modifier(.init("accessibilityHidden", "\(hidden)"))
  }
}
