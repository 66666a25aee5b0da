import Foundation
@_spi(Workshop) public import GlassContainerSubject
@_spi(Workshop) public import SwiftUI

@testable import GlassContainer

/// Shows the learner's bar to the checks.
public func makeSubject() -> GlassContainerSubject::Subject {
  GlassContainerSubject::Subject(
    makeHost: {
      (
        colleague: GlassContainerSubject::Subject.Colleague,
        reach: @escaping (Swift::Int) -> Swift::Void
      ) in
      SwiftUI::ViewHost(
        Screen(colleague: colleague, reach: reach),
        size: Foundation::CGSize(width: 3000, height: 800))
    })
}

/// Shows the learner's bar in the gallery, before colours.
@_spi(Workshop) public func makeGallery() -> [SwiftUI::GalleryPage] {
  [
    SwiftUI::GalleryPage("Contact") {
      SwiftUI::ZStack {
        SwiftUI::LinearGradient(
          colors: [.teal, .blue, .pink], startPoint: .topLeading, endPoint: .bottomTrailing
        ).ignoresSafeArea()
        GlassContainer::ContactBar(
          ways: [
            GlassContainer::ContactWay(id: 1, title: "Call", symbol: "phone"),
            GlassContainer::ContactWay(id: 2, title: "Write", symbol: "envelope"),
          ],
          reach: { _ in })
      }
    }
  ]
}

private struct Screen: SwiftUI::View {
  let colleague: GlassContainerSubject::Subject.Colleague
  let reach: (Swift::Int) -> Swift::Void

  var body: some SwiftUI::View {
    GlassContainer::ContactBar(
      ways: colleague.ways.Swift::map {
        GlassContainer::ContactWay(id: $0.key, title: $0.value, symbol: "phone")
      },
      reach: reach)
  }
}
