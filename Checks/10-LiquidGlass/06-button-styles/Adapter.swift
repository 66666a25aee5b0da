@_spi(Workshop) public import ButtonStylesSubject
@_spi(Workshop) public import SwiftUI

@testable import ButtonStyles

/// Shows the learner's buttons to the checks.
public func makeSubject() -> ButtonStylesSubject::Subject {
  ButtonStylesSubject::Subject(
    makeButton: {
      (
        request: ButtonStylesSubject::Subject.Request,
        action: @escaping @MainActor () -> Swift::Void
      ) -> SwiftUI::ViewHost in
      if let isProminent: Swift::Bool = request.isProminent {
        SwiftUI::ViewHost(
          ButtonStyles::AppButton(title: request.title, isProminent: isProminent, action: action)
            .disabled(request.isDisabled))
      } else {
        SwiftUI::ViewHost(
          ButtonStyles::AppButton(title: request.title, action: action)
            .disabled(request.isDisabled))
      }
    },
    makeScreen: {
      (name: Swift::String, decide: @escaping @MainActor (Swift::Bool) -> Swift::Void)
        -> SwiftUI::ViewHost in
      SwiftUI::ViewHost(ButtonStyles::LeaveRequest(name: name, decide: decide))
    })
}

/// Shows the learner's buttons in the gallery, before colours.
@_spi(Workshop) public func makeGallery() -> [SwiftUI::GalleryPage] {
  [
    SwiftUI::GalleryPage("Request") {
      SwiftUI::ZStack {
        SwiftUI::LinearGradient(
          colors: [.orange, .pink, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing
        ).ignoresSafeArea()
        ButtonStyles::LeaveRequest(name: "Ada", decide: { _ in })
      }
    }
  ]
}
