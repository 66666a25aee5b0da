/// A modifier that is made of the environment.
nonisolated public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the modifier that is made.
  associatedtype ResolvedModifier: ViewModifier
  /// Makes the modifier.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Never called: the modifier that is made is applied.
  @MainActor @preconcurrency public func body(content: Content) -> Never {
    fatalError("\(Self.self) is resolved first")
  }

  @MainActor static func _update(_ modifier: Self, _ content: some View, _ node: _ViewNode) {
    let environment = node.environment
    let resolved = node.reading { node.installed(modifier).resolve(in: environment) }
    node.child(content.modifier(resolved))
  }
}
