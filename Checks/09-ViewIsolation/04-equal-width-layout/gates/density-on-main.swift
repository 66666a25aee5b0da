// must not compile: `Density` stays isolated to the main actor, so other code has to await it
// mode: app
import SwiftUI

@testable import EqualWidthLayout

nonisolated func gateReadsAnywhere(_ density: EqualWidthLayout::Density) -> CGFloat {
  density.spacing  // expected-error {{[actor_isolated_non_self_reference]}}
}
