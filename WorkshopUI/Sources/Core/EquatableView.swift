/// A view that is evaluated again where another value of it is not equal.
nonisolated public struct EquatableView<Content: Equatable & View>: View {
  /// The view.
  public var content: Content
  /// A view that is compared.
  public init(content: Content) { self.content = content }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    node.child(view.content)
  }
}

extension View where Self: Equatable {
  /// Has the view evaluated again where another value of it is not equal: here, as it always is.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
