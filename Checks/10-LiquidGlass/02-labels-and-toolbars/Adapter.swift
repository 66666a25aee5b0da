@_spi(Workshop) public import LabelsAndToolbarsSubject
@_spi(Workshop) public import SwiftUI

@testable import LabelsAndToolbars

/// Shows the learner's screen to the checks.
public func makeSubject() -> LabelsAndToolbarsSubject::Subject {
  LabelsAndToolbarsSubject::Subject(
    makeHost: {
      (name: Swift::String, perform: @escaping @MainActor (Swift::String) -> Swift::Void)
        -> SwiftUI::ViewHost in
      SwiftUI::ViewHost(
        LabelsAndToolbars::EmployeeScreen(
          employee: LabelsAndToolbars::Employee(name: name),
          perform: { (action: LabelsAndToolbars::EmployeeAction) in
            switch action {
            case .call: perform("call")
            case .write: perform("write")
            case .remove: perform("remove")
            }
          }))
    })
}

/// Shows the learner's screen in the gallery.
@_spi(Workshop) public func makeGallery() -> [SwiftUI::GalleryPage] {
  [
    SwiftUI::GalleryPage("Colleague") {
      LabelsAndToolbars::EmployeeScreen(
        employee: LabelsAndToolbars::Employee(name: "Ada Lovelace"), perform: { _ in })
    }
  ]
}
