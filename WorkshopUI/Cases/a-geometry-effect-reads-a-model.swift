// A geometry effect is isolated to nothing where nothing is the default.
// modes: library, bare
import SwiftUI

@MainActor private final class Wind { var strength: CGFloat = 1 }

private struct Sway: GeometryEffect {
  let wind: Wind
  let degrees: Double

  func effectValue(size: CGSize) -> ProjectionTransform {
    _ = wind.strength  // expected-error {{[actor_isolated_non_self_reference]}}
    return ProjectionTransform(CGAffineTransform(rotationAngle: degrees * .pi / 180))
  }
}
