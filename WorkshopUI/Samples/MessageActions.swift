import SwiftUI

/// Buttons of glass that come out of one, and go back into it.
public struct MessageActions: View {
  @Namespace private var glass
  @State private var isOpen = false

  public init() {}

  public var body: some View {
    GlassEffectContainer(spacing: 20) {
      HStack {
        if isOpen {
          Button("Attach") {}
            .glassEffect()
            .glassEffectID("attach", in: glass)
            .glassEffectUnion(id: "tools", namespace: glass)
          Button("Dictate") {}
            .glassEffect()
            .glassEffectID("dictate", in: glass)
            .glassEffectUnion(id: "tools", namespace: glass)
            .glassEffectTransition(.materialize)
        }
        Button(isOpen ? "Close" : "More") { withAnimation { isOpen.toggle() } }
          .glassEffect(.regular.interactive())
          .glassEffectID("more", in: glass)
      }
    }
  }
}

/// The same with a bar for systems before iOS 26.
public struct MessageActionsOrBar: View {
  public init() {}

  public var body: some View {
    if _isAvailable(26) {
      MessageActions()
    } else {
      Button("More") {}
    }
  }
}
