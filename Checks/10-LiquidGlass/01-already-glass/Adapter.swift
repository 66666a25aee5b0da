@_spi(Workshop) public import AlreadyGlassSubject
@_spi(Workshop) import SwiftUI

@testable import AlreadyGlass

/// Shows the learner's screen to the checks.
public func makeSubject() -> AlreadyGlassSubject::Subject {
  AlreadyGlassSubject::Subject(
    makeHost: { (employees: [AlreadyGlassSubject::Subject.Employee]) -> SwiftUI::ViewHost in
      SwiftUI::ViewHost(
        AlreadyGlass::DirectoryScreen(
          employees: employees.Swift::map {
            AlreadyGlass::Employee(id: $0.id, name: $0.name, isOnCall: $0.isOnCall)
          }))
    })
}
