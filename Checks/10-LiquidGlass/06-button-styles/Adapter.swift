@_spi(Workshop) public import ButtonStylesSubject
@_spi(Workshop) public import SwiftUI

@testable import ButtonStyles

/// Shows the learner's buttons to the checks.
public func makeSubject() -> ButtonStylesSubject::Subject {
  ButtonStylesSubject::Subject(
    makeButton: {
      (
        wish: ButtonStylesSubject::Subject.Wish,
        action: @escaping @MainActor (ButtonStylesSubject::Subject.Request) -> Swift::Void
      ) -> SwiftUI::ViewHost in
      SwiftUI::ViewHost(Screen(wish: wish, action: action))
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

private struct Screen: SwiftUI::View {
  let wish: ButtonStylesSubject::Subject.Wish
  let action: @MainActor (ButtonStylesSubject::Subject.Request) -> Swift::Void

  var body: some SwiftUI::View {
    let request: ButtonStylesSubject::Subject.Request = wish.request
    let press: @MainActor () -> Swift::Void = { action(request) }
    if let isProminent: Swift::Bool = request.isProminent {
      ButtonStyles::AppButton(title: request.title, isProminent: isProminent, action: press)
        .disabled(request.isDisabled)
    } else {
      ButtonStyles::AppButton(title: request.title, action: press).disabled(request.isDisabled)
    }
  }
}
