@_spi(Workshop) public import SortMenuSubject
@_spi(Workshop) import SwiftUI

@testable import SortMenu

/// Shows the learner's screen to the checks.
public func makeSubject() -> SortMenuSubject::Subject {
  SortMenuSubject::Subject(
    makeHost: { (employees: [SortMenuSubject::Subject.Employee]) -> SwiftUI::ViewHost in
      SwiftUI::ViewHost(
        SortMenu::DirectoryScreen(
          employees: employees.Swift::map {
            SortMenu::Employee(
              id: $0.id, name: $0.name, department: $0.department, hired: $0.hired)
          }))
    })
}
