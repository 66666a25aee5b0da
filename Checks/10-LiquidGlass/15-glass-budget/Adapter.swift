@_spi(Workshop) public import GlassBudgetSubject
@_spi(Workshop) public import SwiftUI

@testable import GlassBudget

/// Shows the learner's screen to the checks.
public func makeSubject() -> GlassBudgetSubject::Subject {
  GlassBudgetSubject::Subject(
    makeHost: {
      (
        announcement: Swift::String, names: [Swift::String],
        press: @escaping (Swift::String) -> Swift::Void
      ) in
      SwiftUI::ViewHost(
        GlassBudget::DirectoryScreen(
          announcement: announcement,
          employees: names.Swift::enumerated().Swift::map {
            GlassBudget::Employee(id: 7 * $0.offset, name: $0.element)
          },
          press: press))
    })
}

/// Shows the learner's screen in the gallery.
@_spi(Workshop) public func makeGallery() -> [SwiftUI::GalleryPage] {
  [
    SwiftUI::GalleryPage("Directory") {
      GlassBudget::DirectoryScreen(
        announcement: "The office in Lisbon is closed on Friday.",
        employees: (1...20).Swift::map { GlassBudget::Employee(id: $0, name: "Colleague \($0)") },
        press: { _ in })
    }
  ]
}
