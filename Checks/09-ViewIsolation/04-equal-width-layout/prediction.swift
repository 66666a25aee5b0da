import SwiftUI

struct Corner {}

extension Corner: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

nonisolated func name(_ layout: some Layout) -> String { "\(type(of: layout))" }

print(name(Corner()))
