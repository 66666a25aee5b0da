import Foundation

/// A kind of Liquid Glass, with a colour or without.
@available(iOS 26.0, macOS 26.0, *)
public struct Glass: Equatable, Sendable {
  let name: String
  private(set) var tint: Color?
  private(set) var isInteractive = false
  public static var regular: Glass { Glass(name: "regular") }
  public static var clear: Glass { Glass(name: "clear") }
  /// No glass.
  public static var identity: Glass { Glass(name: "identity") }
  /// The same glass in a colour.
  public func tint(_ color: Color?) -> Glass { with { $0.tint = color } }
  /// The same glass, which answers touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    with { $0.isInteractive = isEnabled }
  }
  private func with(_ change: (inout Glass) -> Void) -> Glass {
    var glass = self
    change(&glass)
    return glass
  }
}

/// The shape of glass where none is said: a capsule.
@available(iOS 26.0, macOS 26.0, *)
public struct DefaultGlassEffectShape: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path() }
}

/// How glass comes and goes.
@available(iOS 26.0, macOS 26.0, *)
public enum GlassEffectTransition: Sendable { case matchedGeometry, materialize, identity }

/// Glass effects that are drawn together, and flow into each other where they are near.
@available(iOS 26.0, macOS 26.0, *)
@MainActor @preconcurrency public struct GlassEffectContainer<Content: View>: View, Sendable {
  private let box: Box<Content>
  /// Lists the views; effects that are nearer than the spacing, in points, flow together.
  @MainActor @preconcurrency public init(
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    box = Box(kind: "GlassEffectContainer", attributes: ["spacing": spacing], content: content())
  }
  public static func _update(_ view: Self, _ node: _ViewNode) {
    node.needs26("GlassEffectContainer")
    node.child(view.box)
  }
}

@available(iOS 26.0, macOS 26.0, *)
extension View {
  /// Puts glass behind a view.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    noted26([
      "value": glass.name, "tint": glass.tint, "interactive": glass.isInteractive ? true : nil,
      "in": shape is DefaultGlassEffectShape ? nil : shape.shapeName,
    ])
  }
  /// Names glass, so that it changes into other glass of that name.
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { noted26(["id": id, "in": namespace.number]) }
  /// Makes one piece of all glass of a name. Isolated to the main actor, unlike its siblings.
  @MainActor @preconcurrency public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { noted26(["id": id, "in": namespace.number]) }
  /// Says how glass comes and goes. Isolated to the main actor, unlike its siblings.
  @MainActor @preconcurrency public func glassEffectTransition(
    _ transition: GlassEffectTransition
  ) -> some View { noted26(["value": transition]) }
  /// Shows a mirrored, blurred copy around, below bars. Isolated to the main actor.
  @MainActor @preconcurrency public func backgroundExtensionEffect() -> some View { noted26() }
}
