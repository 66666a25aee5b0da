// Where nothing is isolated by default, a layout is nonisolated too, and reads no model of the main actor's. The
// values that it stores have to be Sendable, which is a warning only: `Layout` is @preconcurrency.
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

private final class Notes {}

private struct Noted: Layout {
  let notes: Notes  // expected-warning {{[non_concurrent_type_member]}}

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
