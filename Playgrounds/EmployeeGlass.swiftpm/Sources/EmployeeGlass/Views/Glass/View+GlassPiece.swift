import SwiftUI

extension View {
  /// Puts glass behind a view, by a name: glass that comes flows out of what is near, and flows into it when it
  /// leaves. Wants a ``GlassGroup`` around.
  @ViewBuilder func glassPiece(
    _ id: String, in namespace: Namespace.ID, cornerRadius: CGFloat = 24
  ) -> some View {
    if #available(iOS 26.0, macOS 26.0, *) {
      glassEffect(.regular.interactive(), in: .rect(cornerRadius: cornerRadius))
        .glassEffectID(id, in: namespace)
        .glassEffectTransition(.matchedGeometry)
    } else {
      background(.regularMaterial, in: .rect(cornerRadius: cornerRadius))
        .transition(.opacity)
    }
  }
}
