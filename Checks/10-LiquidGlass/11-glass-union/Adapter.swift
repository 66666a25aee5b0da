@_spi(Workshop) public import GlassUnionSubject
@_spi(Workshop) public import SwiftUI

@testable import GlassUnion

/// Shows the learner's bars to the checks.
public func makeSubject() -> GlassUnionSubject::Subject {
  GlassUnionSubject::Subject(
    makeHost: {
      (
        groups: [GlassUnionSubject::Subject.Group], bars: Swift::Int,
        perform: @escaping (Swift::Int) -> Swift::Void
      ) in
      SwiftUI::ViewHost(
        SwiftUI::VStack {
          SwiftUI::ForEach(0..<bars, id: \.self) { _ in
            GlassUnion::GroupedBar(
              groups: groups.Swift::map { group in
                GlassUnion::ActionGroup(
                  id: group.id,
                  actions: group.actions.Swift::map {
                    GlassUnion::CardAction(id: $0.id, title: $0.title)
                  })
              },
              perform: perform)
          }
        })
    })
}

/// Shows the learner's bar in the gallery, before colours.
@_spi(Workshop) public func makeGallery() -> [SwiftUI::GalleryPage] {
  [
    SwiftUI::GalleryPage("Groups") {
      SwiftUI::ZStack {
        SwiftUI::LinearGradient(
          colors: [.mint, .blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing
        ).ignoresSafeArea()
        GlassUnion::GroupedBar(
          groups: [["Call", "Write"], ["Share"]].Swift::enumerated().Swift::map { group in
            GlassUnion::ActionGroup(
              id: group.offset,
              actions: group.element.Swift::enumerated().Swift::map {
                GlassUnion::CardAction(id: 10 * group.offset + $0.offset, title: $0.element)
              })
          },
          perform: { _ in })
      }
    }
  ]
}
