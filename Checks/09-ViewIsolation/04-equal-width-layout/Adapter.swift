@_spi(Workshop) public import EqualWidthLayoutSubject
import Foundation
@_spi(Workshop) import SwiftUI

@testable import EqualWidthLayout

/// Shows the learner's badge to the checks.
public func makeSubject() -> EqualWidthLayoutSubject::Subject {
  EqualWidthLayoutSubject::Subject(
    makeBadge: {
      (
        lines: [EqualWidthLayoutSubject::Subject.Line], spacing: CGFloat, size: CGSize
      ) -> EqualWidthLayoutSubject::Subject.Badge in
      let density: EqualWidthLayout::Density = EqualWidthLayout::Density()
      density.spacing = spacing
      let own: [EqualWidthLayout::Line] = lines.enumerated().map { index, line in
        EqualWidthLayout::Line(id: index, text: line.text, padding: line.padding)
      }
      return EqualWidthLayoutSubject::Subject.Badge(
        host: SwiftUI::ViewHost(
          EqualWidthLayout::BadgeView(lines: own, density: density), size: size),
        choose: { (spacing: CGFloat) in density.spacing = spacing })
    })
}
