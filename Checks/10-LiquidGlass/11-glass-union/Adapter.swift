@_spi(Workshop) public import GlassUnionSubject
@_spi(Workshop) import SwiftUI

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
