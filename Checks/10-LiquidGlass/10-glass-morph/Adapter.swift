@_spi(Workshop) public import GlassMorphSubject
@_spi(Workshop) import SwiftUI

@testable import GlassMorph

/// Shows the learner's bars to the checks.
public func makeSubject() -> GlassMorphSubject::Subject {
  GlassMorphSubject::Subject(
    makeHost: {
      (
        actions: Swift::KeyValuePairs<Swift::Int, Swift::String>, bars: Swift::Int,
        perform: @escaping (Swift::Int) -> Swift::Void
      ) in
      SwiftUI::ViewHost(
        SwiftUI::VStack {
          SwiftUI::ForEach(0..<bars, id: \.self) { _ in
            GlassMorph::ActionBar(
              actions: actions.Swift::map {
                GlassMorph::CardAction(id: $0.key, title: $0.value)
              },
              perform: perform)
          }
        })
    })
}
