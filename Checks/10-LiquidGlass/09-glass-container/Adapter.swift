import Foundation
@_spi(Workshop) public import GlassContainerSubject
@_spi(Workshop) import SwiftUI

@testable import GlassContainer

/// Shows the learner's bar to the checks.
public func makeSubject() -> GlassContainerSubject::Subject {
  GlassContainerSubject::Subject(
    makeHost: {
      (
        ways: Swift::KeyValuePairs<Swift::Int, Swift::String>,
        reach: @escaping (Swift::Int) -> Swift::Void
      ) in
      SwiftUI::ViewHost(
        GlassContainer::ContactBar(
          ways: ways.Swift::map {
            GlassContainer::ContactWay(id: $0.key, title: $0.value, symbol: "phone")
          },
          reach: reach),
        size: Foundation::CGSize(width: 3000, height: 800))
    })
}
