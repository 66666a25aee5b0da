@_spi(Workshop) public import SortMenuSubject
@_spi(Workshop) public import SwiftUI

@testable import SortMenu

/// Shows the learner's screen to the checks.
public func makeSubject() -> SortMenuSubject::Subject {
  SortMenuSubject::Subject(
    makeScreen: { (directory: SortMenuSubject::Subject.Directory) -> SwiftUI::ViewHost in
      SwiftUI::ViewHost(Screen(directory: directory))
    })
}

/// Shows the learner's directory in the gallery; each order of it is another one.
@_spi(Workshop) public func makeGallery() -> [SwiftUI::GalleryPage] {
  [
    SwiftUI::GalleryPage("Directory") {
      SortMenu::DirectoryScreen(employees: [
        SortMenu::Employee(id: 1, name: "Ada", department: "Research", hired: 2019),
        SortMenu::Employee(id: 2, name: "Grace", department: "Compilers", hired: 2024),
        SortMenu::Employee(id: 3, name: "Jun", department: "Office", hired: 2021),
      ])
    }
  ]
}

private struct Screen: SwiftUI::View {
  let directory: SortMenuSubject::Subject.Directory

  var body: some SwiftUI::View {
    SortMenu::DirectoryScreen(
      employees: directory.employees.Swift::map {
        SortMenu::Employee(
          id: $0.id, name: $0.name, department: $0.department, hired: $0.hired)
      })
  }
}
