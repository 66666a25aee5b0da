@_spi(Workshop) public import BottomBarSubject
@_spi(Workshop) public import SwiftUI

@testable import BottomBar

/// Shows the learner's screen to the checks.
public func makeSubject() -> BottomBarSubject::Subject {
  BottomBarSubject::Subject(
    makeHost: {
      (name: Swift::String, perform: @escaping @MainActor (Swift::String) -> Swift::Void)
        -> SwiftUI::ViewHost in
      SwiftUI::ViewHost(
        BottomBar::EmployeeCards(
          name: name, perform: { (action: BottomBar::CardAction) in perform(action.rawValue) }))
    })
}

/// Shows the learner's card and its bar in the gallery.
@_spi(Workshop) public func makeGallery() -> [SwiftUI::GalleryPage] {
  [
    SwiftUI::GalleryPage("Card") {
      BottomBar::EmployeeCards(name: "Ada Lovelace", perform: { _ in })
    }
  ]
}
