import SwiftUI

@available(iOS 26.0, macOS 26.0, *)
nonisolated func part(_ words: String, in namespace: Namespace.ID) -> some View {
  Text(words)
    .glassEffect()
    .glassEffectUnion(id: "group", namespace: namespace)
}

print("two modifiers, in nonisolated code")
