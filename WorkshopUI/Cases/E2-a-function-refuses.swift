// The same closures are errors where the main actor is written down: in a function, and in what a
// view marked @MainActor has beside its body.
// modes: app, library, bare
import SwiftUI

@MainActor private final class Model {
  var value = 0
}

@MainActor private func blurred(_ model: Model) -> some View {
  Text("a").visualEffect { content, _ in
    // expected-error@+1 {{[actor_isolated_non_self_reference]}}
    content.blur(radius: CGFloat(model.value))
  }
}

@MainActor private struct Explicit: View {
  @State private var pulse = false
  var body: some View { half }
  var half: some View {
    Text("a").visualEffect { content, _ in
      content.blur(radius: pulse ? 2 : 0)  // expected-error {{[actor_isolated_non_self_reference]}}
    }
  }
}
