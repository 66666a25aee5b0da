// `Layout` inherits Sendable. So a type that names it where it is declared is nonisolated, also where the main actor
// is the default (SE-0466): code on any thread arranges with it, and it reads no model of the main actor's.
// modes: app
import SwiftUI

private final class Model {
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

// An extension leaves the type where it is: on the main actor, with all that the extension declares.
private struct Late {}

extension Late: Layout {  // expected-error {{[conformance_mismatched_isolation_common]}}
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

// expected-error@+1 {{[conformance_mismatched_isolation_common]}}
@MainActor private struct Isolated: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

// expected-warning@+3 {{[isolated_conformance_to_sendable_metatype]}}
// expected-error@+2 {{[isolated_conformance_with_sendable]}}
// expected-error@+1 {{[type_does_not_conform]}}
private struct Conforming: @MainActor Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
