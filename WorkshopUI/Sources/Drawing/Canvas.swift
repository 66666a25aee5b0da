import Foundation

/// How colours are put together.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// A picture that a function draws. Here the function is called on the main actor, and what it draws is counted.
nonisolated public struct Canvas<Symbols: View> {
  /// Views to draw.
  public var symbols: Symbols
  /// Draws. A plain closure, although SwiftUI may call it elsewhere when it renders asynchronously.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether nothing shines through.
  public var isOpaque: Bool
  /// How colours are put together.
  public var colorMode: ColorRenderingMode
  /// Whether SwiftUI may draw elsewhere than on the main actor.
  public var rendersAsynchronously: Bool

  /// Draws with views.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    (self.symbols, self.renderer, isOpaque) = (symbols(), renderer, opaque)
    (self.colorMode, self.rendersAsynchronously) = (colorMode, rendersAsynchronously)
  }
}
@available(*, unavailable) extension Canvas: Sendable {}

nonisolated extension Canvas where Symbols == EmptyView {
  /// Draws.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

extension Canvas: View {
  public typealias Body = Never
  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let renderer = view.renderer
    node.child(GeometryReader { Drawing(size: $0.size, renderer: renderer) })
  }
}

nonisolated private struct Drawing: View {
  typealias Body = Never
  let size: CGSize
  let renderer: (inout GraphicsContext, CGSize) -> Void
  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    var context = GraphicsContext(environment: node.environment, size: view.size)
    node.reading { view.renderer(&context, view.size) }
    node.show("Canvas", ["drawn": context.picture.parts.count], layout: .greedy)
  }
}
