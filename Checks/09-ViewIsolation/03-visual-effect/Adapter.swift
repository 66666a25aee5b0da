import Foundation
@_spi(Workshop) import SwiftUI
@_spi(Workshop) public import VisualEffectSubject

@testable import VisualEffect

/// Shows the learner's view to the checks.
public func makeSubject() -> VisualEffectSubject::Subject {
  VisualEffectSubject::Subject(
    makeHost: {
      (names: [Swift::String], isPulsing: Swift::Bool, strength: Foundation::CGFloat?)
        -> SwiftUI::ViewHost in
      let wall: VisualEffect::BadgeWall =
        if let strength {
          VisualEffect::BadgeWall(names: names, isPulsing: isPulsing, strength: strength)
        } else {
          VisualEffect::BadgeWall(names: names)
        }
      return SwiftUI::ViewHost(wall)
    })
}
