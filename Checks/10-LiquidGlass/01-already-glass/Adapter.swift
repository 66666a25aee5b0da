@_spi(Workshop) public import AlreadyGlassSubject
@_spi(Workshop) public import SwiftUI

@testable import AlreadyGlass

/// Shows the learner's screen to the checks.
public func makeSubject() -> AlreadyGlassSubject::Subject {
  AlreadyGlassSubject::Subject(
    makeScreen: { (directory: AlreadyGlassSubject::Subject.Directory) -> SwiftUI::ViewHost in
      SwiftUI::ViewHost(Screen(directory: directory))
    })
}

/// Shows the learner's directory in the gallery, long enough to scroll behind the bar.
@_spi(Workshop) public func makeGallery() -> [SwiftUI::GalleryPage] {
  [
    SwiftUI::GalleryPage("Directory") {
      AlreadyGlass::DirectoryScreen(
        employees: (1...30).Swift::map {
          AlreadyGlass::Employee(
            id: $0, name: "Colleague \($0)", isOnCall: $0.Swift::isMultiple(of: 3))
        })
    }
  ]
}

private struct Screen: SwiftUI::View {
  let directory: AlreadyGlassSubject::Subject.Directory

  var body: some SwiftUI::View {
    AlreadyGlass::DirectoryScreen(
      employees: directory.employees.Swift::map {
        AlreadyGlass::Employee(id: $0.id, name: $0.name, isOnCall: $0.isOnCall)
      })
  }
}
