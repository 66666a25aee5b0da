// What an alignment or a transition of a scroll view is computed with is Sendable, as
// visualEffect's closure is. The one is @preconcurrency, the other is not; in a body both warn.
// modes: app, library, bare
import SwiftUI

@MainActor private final class Model {
  var value: CGFloat = 0
}

private struct Screen: View {
  @State private var shift: CGFloat = 0

  var body: some View {
    Text("a").alignmentGuide(.leading) { dimensions in
      dimensions.width + shift  // expected-warning {{[actor_isolated_non_self_reference]}}
    }
    Text("a").scrollTransition { content, phase in
      // expected-warning@+1 {{[actor_isolated_non_self_reference]}}
      content.offset(x: phase.isIdentity ? 0 : shift)
    }
  }
}

@MainActor private func shifted(_ model: Model) -> some View {
  VStack {
    Text("a").alignmentGuide(.leading) { _ in
      model.value  // expected-warning {{[actor_isolated_non_self_reference]}}
    }
    Text("a").scrollTransition { content, _ in
      content.offset(x: model.value)  // expected-error {{[actor_isolated_non_self_reference]}}
    }
  }
}
