// Names of button styles, and what opens a link or dismisses a view, are the main actor's, and
// @preconcurrency.
// modes: app, library, bare
import SwiftUI

nonisolated private func styled() -> some View {
  Button("a") {}.buttonStyle(.bordered)  // expected-warning {{[actor_isolated_non_self_reference]}}
}

nonisolated private func open(_ values: EnvironmentValues) {
  _ = values.openURL  // expected-warning {{[actor_isolated_non_self_reference]}}
}

private struct Screen: View {
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button("a") { openURL(URL(filePath: "/")) }.buttonStyle(.borderedProminent)
  }
}
