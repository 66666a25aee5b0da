import Foundation
@_spi(Workshop) public import SuggestionPillsSubject
@_spi(Workshop) import SwiftUI

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
