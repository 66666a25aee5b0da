@_spi(Workshop) public import SheetDetentsSubject
@_spi(Workshop) public import SwiftUI

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

/// Shows the learner's plan in the gallery, long enough to go on behind the sheet.
@_spi(Workshop) public func makeGallery() -> [SwiftUI::GalleryPage] {
  [
    SwiftUI::GalleryPage("Office") {
      SheetDetents::OfficePlan(
        employees: (1...30).Swift::map {
          SheetDetents::Employee(id: $0, name: "Colleague \($0)", room: "Room \(100 + $0)")
        })
    }
  ]
}
