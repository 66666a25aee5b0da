import Foundation
@_spi(Workshop) public import GeometryChangeSubject
@_spi(Workshop) import SwiftUI

@testable import GeometryChange

/// Shows the learner's view to the checks.
public func makeSubject() -> GeometryChangeSubject::Subject {
  GeometryChangeSubject::Subject(
    makeHost: {
      (
        size: Foundation::CGSize, margin: Foundation::CGFloat, scale: Foundation::CGFloat?,
        cards: Swift::Int, order: @escaping GeometryChangeSubject::Subject.Order
      ) -> SwiftUI::ViewHost in
      let orders: GeometryChange::PictureOrders = GeometryChange::PictureOrders(send: order)
      let card: GeometryChange::AvatarCard =
        if let scale {
          GeometryChange::AvatarCard(orders: orders, scale: scale)
        } else {
          GeometryChange::AvatarCard(orders: orders)
        }
      return SwiftUI::ViewHost(
        CardsView(card: card, cards: cards, margin: margin), size: size)
    })
}

/// Cards beside each other, and each of them beside something else.
private struct CardsView: SwiftUI::View {
  let card: GeometryChange::AvatarCard
  let cards: Swift::Int
  let margin: Foundation::CGFloat

  var body: some SwiftUI::View {
    SwiftUI::HStack(spacing: 0) {
      SwiftUI::ForEach(0..<cards, id: \.self) { (_: Swift::Int) in
        card.padding(.leading, margin)
      }
    }
  }
}
