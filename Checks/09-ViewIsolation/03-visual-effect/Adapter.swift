@_spi(Workshop) import SwiftUI
@_spi(Workshop) public import VisualEffectSubject

@testable import VisualEffect

/// Shows the learner's view to the checks.
public func makeSubject() -> VisualEffectSubject::Subject {
  VisualEffectSubject::Subject(
    makeHost: { (names: [Swift::String]) -> SwiftUI::ViewHost in
      SwiftUI::ViewHost(VisualEffect::BadgeWall(names: names))
    })
}
