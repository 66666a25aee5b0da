@_spi(Workshop) public import GlassMorphSubject
@_spi(Workshop) public import SwiftUI

@testable import GlassMorph

/// Shows the learner's bars to the checks.
public func makeSubject() -> GlassMorphSubject::Subject {
  GlassMorphSubject::Subject(
    makeHost: {
      (
        offer: GlassMorphSubject::Subject.Offer, bars: Swift::Int,
        perform: @escaping (Swift::Int) -> Swift::Void
      ) in
      SwiftUI::ViewHost(Screen(offer: offer, bars: bars, perform: perform))
    })
}

/// Shows the learner's bar in the gallery, before colours.
@_spi(Workshop) public func makeGallery() -> [SwiftUI::GalleryPage] {
  [
    SwiftUI::GalleryPage("Actions") {
      SwiftUI::ZStack {
        SwiftUI::LinearGradient(
          colors: [.orange, .pink, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing
        ).ignoresSafeArea()
        GlassMorph::ActionBar(
          actions: [
            GlassMorph::CardAction(id: 1, title: "Call"),
            GlassMorph::CardAction(id: 2, title: "Write"),
          ],
          perform: { _ in })
      }
    }
  ]
}

private struct Screen: SwiftUI::View {
  let offer: GlassMorphSubject::Subject.Offer
  let bars: Swift::Int
  let perform: (Swift::Int) -> Swift::Void

  var body: some SwiftUI::View {
    SwiftUI::VStack {
      SwiftUI::ForEach(0..<bars, id: \.self) { _ in
        GlassMorph::ActionBar(
          actions: offer.actions.Swift::map {
            GlassMorph::CardAction(id: $0.key, title: $0.value)
          },
          perform: perform)
      }
    }
  }
}
