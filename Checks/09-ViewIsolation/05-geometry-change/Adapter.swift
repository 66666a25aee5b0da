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
        order: @escaping GeometryChangeSubject::Subject.Order
      ) -> SwiftUI::ViewHost in
      let orders: GeometryChange::PictureOrders = GeometryChange::PictureOrders(send: order)
      let card: GeometryChange::AvatarCard =
        if let scale {
          GeometryChange::AvatarCard(orders: orders, scale: scale)
        } else {
          GeometryChange::AvatarCard(orders: orders)
        }
      return SwiftUI::ViewHost(MarginView(card: card, margin: margin), size: size)
    })
}

/// A card beside something else.
private struct MarginView: SwiftUI::View {
  let card: GeometryChange::AvatarCard
  let margin: Foundation::CGFloat

  var body: some SwiftUI::View { card.padding(.leading, margin) }
}
