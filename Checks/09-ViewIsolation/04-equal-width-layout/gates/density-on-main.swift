// must not compile: the density is isolated to the main actor, where a person changes it
// mode: app
import SwiftUI

@testable import EqualWidthLayout

nonisolated func gateReadsAnywhere(_ density: EqualWidthLayout::Density) -> CGFloat {
  density.spacing  // expected-error {{[actor_isolated_non_self_reference]}}
}
