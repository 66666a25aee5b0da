@_spi(Workshop) public import AdaptiveGlassSubject
@_spi(Workshop) public import SwiftUI

@testable import AdaptiveGlass

/// Shows the learner's badge, and texts with the learner's background, to the checks.
public func makeSubject() -> AdaptiveGlassSubject::Subject {
  AdaptiveGlassSubject::Subject(
    makeBadge: { (person: AdaptiveGlassSubject::Subject.Person) in
      SwiftUI::ViewHost(Screen(person: person))
    },
    makeText: {
      (
        outline: AdaptiveGlassSubject::Subject.Outline, tint: SwiftUI::Color?,
        isInteractive: Swift::Bool?
      ) in
      switch outline {
      case .capsule: host(SwiftUI::Capsule(), tint, isInteractive)
      case .circle: host(SwiftUI::Circle(), tint, isInteractive)
      case .rounded(let radius):
        host(SwiftUI::RoundedRectangle(cornerRadius: radius), tint, isInteractive)
      }
    })
}

/// Shows the learner's badges in the gallery, before colours.
@_spi(Workshop) public func makeGallery() -> [SwiftUI::GalleryPage] {
  [
    SwiftUI::GalleryPage("Badges") {
      SwiftUI::ZStack {
        SwiftUI::LinearGradient(
          colors: [.mint, .blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing
        ).ignoresSafeArea()
        SwiftUI::VStack(spacing: 24) {
          AdaptiveGlass::EmployeeBadge(
            employee: AdaptiveGlass::Employee(name: "Ada", isOnCall: true))
          AdaptiveGlass::EmployeeBadge(
            employee: AdaptiveGlass::Employee(name: "Jun", isOnCall: false))
        }
      }
    }
  ]
}

private struct Screen: SwiftUI::View {
  let person: AdaptiveGlassSubject::Subject.Person

  var body: some SwiftUI::View {
    AdaptiveGlass::EmployeeBadge(
      employee: AdaptiveGlass::Employee(name: person.name, isOnCall: person.isOnCall))
  }
}

@MainActor
private func host(
  _ shape: some SwiftUI::Shape, _ tint: SwiftUI::Color?, _ isInteractive: Swift::Bool?
) -> SwiftUI::ViewHost {
  let text: SwiftUI::Text = SwiftUI::Text("On call")
  return switch (tint, isInteractive) {
  case (nil, nil): SwiftUI::ViewHost(text.AdaptiveGlass::adaptiveGlass(in: shape))
  case (let tint?, nil):
    SwiftUI::ViewHost(text.AdaptiveGlass::adaptiveGlass(in: shape, tint: tint))
  case (nil, let isInteractive?):
    SwiftUI::ViewHost(
      text.AdaptiveGlass::adaptiveGlass(in: shape, isInteractive: isInteractive))
  case (let tint?, let isInteractive?):
    SwiftUI::ViewHost(
      text.AdaptiveGlass::adaptiveGlass(in: shape, tint: tint, isInteractive: isInteractive))
  }
}
