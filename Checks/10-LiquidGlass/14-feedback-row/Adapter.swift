@_spi(Workshop) public import FeedbackRowSubject
@_spi(Workshop) public import SwiftUI

@testable import FeedbackRow

/// Shows the learner's rows to the checks.
public func makeSubject() -> FeedbackRowSubject::Subject {
  FeedbackRowSubject::Subject(
    makeHost: { (count: Swift::Int, rate: @escaping (Swift::Bool?) -> Swift::Void) in
      SwiftUI::ViewHost(
        SwiftUI::VStack {
          SwiftUI::ForEach(0..<count, id: \.self) { _ in
            FeedbackRow::FeedbackRow(rate: { (verdict: FeedbackRow::Verdict?) in
              switch verdict {
              case .helpful?: rate(true)
              case .notHelpful?: rate(false)
              case nil: rate(nil)
              }
            })
          }
        })
    })
}

/// Shows the learner's row in the gallery, before colours.
@_spi(Workshop) public func makeGallery() -> [SwiftUI::GalleryPage] {
  [
    SwiftUI::GalleryPage("Feedback") {
      SwiftUI::ZStack {
        SwiftUI::LinearGradient(
          colors: [.mint, .blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing
        ).ignoresSafeArea()
        FeedbackRow::FeedbackRow(rate: { _ in })
      }
    }
  ]
}
