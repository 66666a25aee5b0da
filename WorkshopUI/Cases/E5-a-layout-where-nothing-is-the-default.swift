// Where nothing is isolated by default, a layout is isolated to nothing, and reads no model of the
// main actor's.
// modes: library, bare
import SwiftUI

@MainActor private final class Model {
  var spacing: CGFloat = 1
}

private struct Flow: Layout {
  let model: Model

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    // expected-error@+1 {{[actor_isolated_non_self_reference]}}
    CGSize(width: model.spacing, height: 1)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

nonisolated private func flow(_ model: Model) -> some View {
  Flow(model: model) { Text("a") }
}
