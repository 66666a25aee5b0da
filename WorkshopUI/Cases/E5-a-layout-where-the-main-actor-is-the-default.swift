// Where the main actor is the default, a layout without a word gets a conformance that is isolated
// to it: good for views, and refused off the main actor. With `nonisolated` it is everybody's.
// modes: app
import SwiftUI

private struct Flow: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

private struct Screen: View {
  var body: some View {
    Flow { Text("a") }
  }
}

nonisolated private func flow() -> some View {
  Flow { Text("a") }  // expected-error 2 {{[isolated_conformance_wrong_domain]}}
}

nonisolated private struct FreeFlow: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

nonisolated private func freeFlow() -> some View {
  FreeFlow { Text("a") }
}
