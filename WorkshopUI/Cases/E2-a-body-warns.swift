// Within a body what breaks isolation is a warning, in Swift 6 mode too: the body's isolation
// comes from a protocol that is @preconcurrency.
// modes: app, library, bare
import SwiftUI

@MainActor private final class Model {
  var value = 0
}

private struct Pulse: View {
  @State private var pulse = false
  @Environment(\.self) private var environment
  let model: Model
  var strength: CGFloat { 1 }
  func radius() -> CGFloat { 1 }

  var body: some View {
    Text("a").visualEffect { content, _ in
      // expected-warning@+1 {{[actor_isolated_non_self_reference]}}
      content.blur(radius: pulse ? 2 : 0)
    }
    Text("a").visualEffect { content, _ in
      // expected-warning@+1 {{[actor_isolated_non_self_reference]}}
      content.blur(radius: CGFloat(model.value))
    }
    Text("a").visualEffect { content, _ in
      content.blur(radius: strength)  // expected-warning {{[actor_isolated_non_self_reference]}}
    }
    Text("a").visualEffect { content, _ in
      content.blur(radius: radius())  // expected-warning {{[actor_isolated_call_decl]}}
    }
    Text("a").visualEffect { content, _ in
      _ = environment  // expected-warning {{[actor_isolated_non_self_reference]}}
      return content.blur(radius: 1)
    }
  }
}

@MainActor private struct Explicit: View {
  @State private var pulse = false
  var body: some View {
    Text("a").visualEffect { content, _ in
      // expected-warning@+1 {{[actor_isolated_non_self_reference]}}
      content.blur(radius: pulse ? 2 : 0)
    }
  }
}

private struct Halves: View {
  @State private var pulse = false
  var body: some View { half }
  var half: some View {
    Text("a").visualEffect { content, _ in
      // expected-warning@+1 {{[actor_isolated_non_self_reference]}}
      content.blur(radius: pulse ? 2 : 0)
    }
  }
  @ViewBuilder func other() -> some View {
    Text("a").visualEffect { content, _ in
      // expected-warning@+1 {{[actor_isolated_non_self_reference]}}
      content.blur(radius: pulse ? 2 : 0)
    }
  }
}
