import SwiftUI

/// All that the screens know of glass, each with what stands in for it before iOS 26.
extension View {
  /// Puts a card that floats above what is scrolled behind the view. Wants a ``GlassGroup`` around.
  @ViewBuilder func glassCard(cornerRadius: CGFloat = 22) -> some View {
    if #available(iOS 26.0, macOS 26.0, *) {
      glassEffect(.regular, in: .rect(cornerRadius: cornerRadius))
    } else {
      background(.regularMaterial, in: .rect(cornerRadius: cornerRadius))
    }
  }

  /// Puts a drop of coloured glass behind the view, which flows out of its neighbours and back into
  /// them. Wants a ``GlassGroup`` around.
  @ViewBuilder func glassDrop(
    _ color: Color, id: some Hashable & Sendable, in namespace: Namespace.ID
  ) -> some View {
    if #available(iOS 26.0, macOS 26.0, *) {
      glassEffect(.regular.tint(color), in: .circle)
        .glassEffectID(id, in: namespace)
        .glassEffectTransition(.matchedGeometry)
    } else {
      background(color, in: .circle)
        .transition(.opacity)
    }
  }

  /// Styles the buttons inside: glass, or tinted glass for what matters most.
  @ViewBuilder func glassButtons(isProminent: Bool = false) -> some View {
    if #available(iOS 26.0, macOS 26.0, *) {
      if isProminent {
        buttonStyle(.glassProminent)
      } else {
        buttonStyle(.glass)
      }
    } else {
      if isProminent {
        buttonStyle(.borderedProminent)
      } else {
        buttonStyle(.bordered)
      }
    }
  }
}
