// A navigation stack is isolated to the main actor, and @preconcurrency. So is a link to a URL, if its label is a
// closure; other links are nonisolated.
// modes: app, library, bare
import SwiftUI

nonisolated private func stack() -> some View {
  NavigationStack { Text("a") }  // expected-warning {{[actor_isolated_call_decl]}}
}

nonisolated private func link() -> some View {
  NavigationLink("a") { Text("b") }.navigationTitle("c")
}

nonisolated private func links(_ url: URL) -> some View {
  VStack {
    Link("a", destination: url)
    Link(destination: url) { Text("a") }  // expected-warning {{[actor_isolated_call_decl]}}
  }
}

private struct Screen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Button("a") { dismiss() }.toolbar { ToolbarItem { Text("b") } }
    }
  }
}
