import Foundation
import Observation
@_spi(Workshop) public import ShapeOffMainSubject
@_spi(Workshop) import SwiftUI

@testable import ShapeOffMain

/// Shows the learner's badge to the checks.
public func makeSubject() -> ShapeOffMainSubject::Subject {
  ShapeOffMainSubject::Subject(
    makeBadge: { (size: Foundation::CGSize, daysTaken: Swift::Int) in badge(size, daysTaken) },
    makeWedge: { (fraction: Swift::Double, inset: Foundation::CGFloat) in
      let wedge: ShapeOffMain::Wedge = ShapeOffMain::Wedge(fraction: fraction, inset: inset)
      return { (rect: Foundation::CGRect) -> SwiftUI::Path in wedge.path(in: rect) }
    })
}

@MainActor
private func badge(
  _ size: Foundation::CGSize, _ daysTaken: Swift::Int
) -> ShapeOffMainSubject::Subject.Badge {
  let card: Card = Card(model(daysTaken))
  return ShapeOffMainSubject::Subject.Badge(
    host: SwiftUI::ViewHost(CardView(card: card), size: size),
    daysTaken: { card.model.daysTaken },
    setDaysTaken: { (days: Swift::Int) in card.model.daysTaken = days },
    setHighlighted: { (isHighlighted: Swift::Bool) in card.model.isHighlighted = isHighlighted },
    giveAnotherModel: { (days: Swift::Int) in card.model = model(days) })
}

@MainActor
private func model(_ daysTaken: Swift::Int) -> ShapeOffMain::HolidayModel {
  let model: ShapeOffMain::HolidayModel = ShapeOffMain::HolidayModel()
  model.daysTaken = daysTaken
  return model
}

/// A card that shows one employee, and later another one.
///
/// It makes a badge before its view's body runs. Made there, each change of a model would make another badge.
@MainActor
@Observation::Observable
private final class Card {
  var model: ShapeOffMain::HolidayModel {
    didSet { badge = ShapeOffMain::HolidayBadge(model: model) }
  }
  private(set) var badge: ShapeOffMain::HolidayBadge

  init(_ model: ShapeOffMain::HolidayModel) {
    self.model = model
    badge = ShapeOffMain::HolidayBadge(model: model)
  }
}

private struct CardView: SwiftUI::View {
  let card: Card

  var body: some SwiftUI::View { card.badge }
}
