import Foundation
@_spi(Workshop) public import ShapeOffMainSubject
@_spi(Workshop) import SwiftUI

@testable import ShapeOffMain

/// Shows the learner's badge to the checks.
public func makeSubject() -> ShapeOffMainSubject::Subject {
  ShapeOffMainSubject::Subject(
    makeBadge: { (size: Foundation::CGSize) in badge(size) },
    makeWedge: { (fraction: Swift::Double, inset: Foundation::CGFloat) in
      let wedge: ShapeOffMain::Wedge = ShapeOffMain::Wedge(fraction: fraction, inset: inset)
      return { (rect: Foundation::CGRect) -> SwiftUI::Path in wedge.path(in: rect) }
    })
}

@MainActor
private func badge(_ size: Foundation::CGSize) -> ShapeOffMainSubject::Subject.Badge {
  let model: ShapeOffMain::HolidayModel = ShapeOffMain::HolidayModel()
  return ShapeOffMainSubject::Subject.Badge(
    host: SwiftUI::ViewHost(ShapeOffMain::HolidayBadge(model: model), size: size),
    daysTaken: { model.daysTaken },
    setDaysTaken: { (days: Swift::Int) in model.daysTaken = days },
    setHighlighted: { (isHighlighted: Swift::Bool) in model.isHighlighted = isHighlighted })
}
