@_spi(Workshop) public import SheetDetentsSubject
@_spi(Workshop) import SwiftUI

@testable import SheetDetents

/// Shows the learner's screen to the checks.
public func makeSubject() -> SheetDetentsSubject::Subject {
  SheetDetentsSubject::Subject(
    makeHost: { (employees: [SheetDetentsSubject::Subject.Employee]) -> SwiftUI::ViewHost in
      SwiftUI::ViewHost(
        SheetDetents::OfficePlan(
          employees: employees.Swift::map {
            SheetDetents::Employee(id: $0.id, name: $0.name, room: $0.room)
          }))
    })
}
