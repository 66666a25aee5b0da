// must not compile: the density is read on the main actor, where somebody changes it
// mode: app
import SwiftUI

@testable import EqualWidthLayout

nonisolated func gateReadsAnywhere(_ density: EqualWidthLayout::Density) -> CGFloat {
  density.spacing  // expected-error {{[actor_isolated_non_self_reference]}}
}
