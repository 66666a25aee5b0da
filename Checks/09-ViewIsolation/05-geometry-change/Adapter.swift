import Foundation
@_spi(Workshop) public import GeometryChangeSubject
@_spi(Workshop) import SwiftUI

@testable import GeometryChange

/// Shows the learner's view to the checks.
public func makeSubject() -> GeometryChangeSubject::Subject {
  GeometryChangeSubject::Subject(
    makeHost: {
      (size: Foundation::CGSize, order: @escaping GeometryChangeSubject::Subject.Order)
        -> SwiftUI::ViewHost in
      SwiftUI::ViewHost(
        GeometryChange::AvatarCard(orders: GeometryChange::PictureOrders(send: order)), size: size)
    })
}
