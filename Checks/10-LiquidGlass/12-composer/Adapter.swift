@_spi(Workshop) public import ComposerSubject
@_spi(Workshop) public import SwiftUI

@testable import Composer

/// Shows the learner's composers to the checks.
public func makeSubject() -> ComposerSubject::Subject {
  ComposerSubject::Subject(
    makeHost: {
      (
        count: Swift::Int,
        report: @escaping @MainActor (ComposerSubject::Subject.Event) -> Swift::Void
      ) in
      SwiftUI::ViewHost(
        SwiftUI::VStack {
          SwiftUI::ForEach(0..<count, id: \.self) { _ in
            Composer::Composer(
              actions: Composer::ComposerActions(
                attach: { report(.attach) }, dictate: { report(.dictate) },
                talk: { report(.talk) }, send: { report(.send($0)) }))
          }
        })
    })
}

/// Shows the learner's composer in the gallery, before colours.
@_spi(Workshop) public func makeGallery() -> [SwiftUI::GalleryPage] {
  [
    SwiftUI::GalleryPage("Composer") {
      SwiftUI::ZStack {
        SwiftUI::LinearGradient(
          colors: [.teal, .blue, .pink], startPoint: .topLeading, endPoint: .bottomTrailing
        ).ignoresSafeArea()
        Composer::Composer(
          actions: Composer::ComposerActions(
            attach: {}, dictate: {}, talk: {}, send: { _ in })
        ).padding()
      }
    }
  ]
}
