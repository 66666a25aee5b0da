// A navigation stack is the main actor's, and @preconcurrency; links are nobody's.
// modes: app, library, bare
import SwiftUI

nonisolated private func stack() -> some View {
  NavigationStack { Text("a") }  // expected-warning {{[actor_isolated_call_decl]}}
}

nonisolated private func link() -> some View {
  NavigationLink("a") { Text("b") }.navigationTitle("c")
}

private struct Screen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Button("a") { dismiss() }.toolbar { ToolbarItem { Text("b") } }
    }
  }
}
