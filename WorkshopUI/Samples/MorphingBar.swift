import SwiftUI

/// A button that unfolds into several, out of one drop of glass.
struct MorphingBar: View {
  @State private var isOpen = false
  @Namespace private var glass

  var body: some View {
    GlassEffectContainer(spacing: 16) {
      HStack(spacing: 16) {
        if isOpen {
          action("Call", "phone.fill", id: "call")
          action("Write", "envelope.fill", id: "write")
        }
        Button {
          withAnimation(.bouncy) { isOpen.toggle() }
        } label: {
          Image(systemName: isOpen ? "xmark" : "plus")
            .frame(width: 44, height: 44)
        }
        .accessibilityLabel(isOpen ? "Close" : "Actions")
        .glassEffect(.regular.interactive(), in: .circle)
        .glassEffectID("toggle", in: glass)
      }
    }
  }

  private func action(_ name: String, _ symbol: String, id: String) -> some View {
    Button(action: {}) {
      Image(systemName: symbol)
        .frame(width: 44, height: 44)
    }
    .accessibilityLabel(name)
    .glassEffect(.regular, in: .circle)
    .glassEffectID(id, in: glass)
    .glassEffectTransition(.matchedGeometry)
  }
}
