import Foundation
@_spi(Workshop) public import SuggestionPillsSubject
@_spi(Workshop) public import SwiftUI

@testable import SuggestionPills

/// Shows the learner's pills to the checks.
public func makeSubject() -> SuggestionPillsSubject::Subject {
  SuggestionPillsSubject::Subject(
    makeHost: {
      (
        offer: SuggestionPillsSubject::Subject.Offer,
        choose: @escaping (Swift::String) -> Swift::Void
      ) in
      SwiftUI::ViewHost(
        Screen(offer: offer, choose: choose), size: Foundation::CGSize(width: 3000, height: 800))
    })
}

/// Shows the learner's pills in the gallery, before colours.
@_spi(Workshop) public func makeGallery() -> [SwiftUI::GalleryPage] {
  [
    SwiftUI::GalleryPage("Pills") {
      SwiftUI::ZStack {
        SwiftUI::LinearGradient(
          colors: [.orange, .pink, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing
        ).ignoresSafeArea()
        SuggestionPills::SuggestionPills(
          suggestions: ["Hello", "Thanks", "Lunch?"].Swift::enumerated().Swift::map {
            SuggestionPills::Suggestion(id: $0.offset, text: $0.element)
          },
          choose: { _ in })
      }
    }
  ]
}

private struct Screen: SwiftUI::View {
  let offer: SuggestionPillsSubject::Subject.Offer
  let choose: (Swift::String) -> Swift::Void

  var body: some SwiftUI::View {
    SuggestionPills::SuggestionPills(
      suggestions: offer.suggestions.Swift::map {
        SuggestionPills::Suggestion(id: $0.id, text: $0.text)
      },
      choose: choose)
  }
}
