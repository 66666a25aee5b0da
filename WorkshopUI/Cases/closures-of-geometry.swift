// The first closure of `onGeometryChange` may be called off the main actor; the second one is
// called on it. The method is @preconcurrency: what the first one breaks is a warning, in a
// function too.
// modes: app, library, bare
import SwiftUI

@MainActor private final class Model {
  var value = 0
}

private struct Screen: View {
  @State private var width = 0.0
  let model: Model

  var body: some View {
    Text("a").onGeometryChange(for: Double.self) { proxy in
      proxy.size.width + width  // expected-warning {{[actor_isolated_non_self_reference]}}
    } action: { new in
      width = new
      model.value += 1
    }
    Text("a").onGeometryChange(for: Double.self) {
      $0.size.width
    } action: { old, new in
      width = new - old
    }
  }
}

@MainActor private func follow(_ model: Model) -> some View {
  Text("a").onGeometryChange(for: Int.self) { _ in
    model.value  // expected-warning {{[actor_isolated_non_self_reference]}}
  } action: { new in
    model.value = new
  }
}
