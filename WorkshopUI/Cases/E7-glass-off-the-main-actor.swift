// A few names of Liquid Glass are isolated to the main actor, and @preconcurrency: off the main
// actor they warn. The rest is isolated to nothing.
// modes: app, library, bare
import SwiftUI

@available(iOS 26.0, macOS 26.0, *)
nonisolated private func glass(_ namespace: Namespace.ID) -> some View {
  VStack {
    Text("a").glassEffect()
    Text("a").glassEffect(.regular.tint(.red).interactive(), in: .capsule)
      .glassEffectID("a", in: namespace)
    // expected-warning@+1 {{[actor_isolated_call_decl]}}
    Text("a").glassEffectUnion(id: "a", namespace: namespace)
    // expected-warning@+1 {{[actor_isolated_call_decl]}}
    Text("a").glassEffectTransition(.materialize)
    Text("a").backgroundExtensionEffect()  // expected-warning {{[actor_isolated_call_decl]}}
  }
}

@available(iOS 26.0, macOS 26.0, *)
nonisolated private func container() -> some View {
  GlassEffectContainer { Text("a") }  // expected-warning {{[actor_isolated_call_decl]}}
}

@available(iOS 26.0, macOS 26.0, *)
nonisolated private func buttons() -> some View {
  VStack {
    // expected-warning@+1 {{[actor_isolated_non_self_reference]}}
    Button("a") {}.buttonStyle(.glass)
    // expected-warning@+1 {{[actor_isolated_non_self_reference]}}
    Button("a") {}.buttonStyle(.glassProminent)
    Button("a") {}.buttonStyle(GlassButtonStyle())
  }
}

@available(iOS 26.0, macOS 26.0, *)
private struct Badges: View {
  @Namespace private var namespace

  var body: some View {
    GlassEffectContainer(spacing: 8) {
      Text("a").glassEffect().glassEffectUnion(id: "a", namespace: namespace)
        .glassEffectTransition(.identity)
      Button("a") {}.buttonStyle(.glass)
    }
  }
}
