// A list's initializers are isolated to the main actor, and @preconcurrency: elsewhere they warn.
// modes: app, library, bare
import SwiftUI

nonisolated private func list() -> some View {
  List { Text("a") }  // expected-warning {{[actor_isolated_call_decl]}}
}

@MainActor private func listOnTheMainActor() -> some View {
  List { Text("a") }
}
