@_spi(Workshop) public import RolesSubject
@_spi(Workshop) public import SwiftUI

@testable import Roles

/// Shows the learner's editor to the checks.
public func makeSubject() -> RolesSubject::Subject {
  RolesSubject::Subject(
    makeHost: {
      (finish: @escaping @MainActor (Swift::String) -> Swift::Void) -> SwiftUI::ViewHost in
      SwiftUI::ViewHost(
        Roles::AbsenceEditor(
          finish: { (outcome: Roles::Outcome) in
            switch outcome {
            case .saved(let reason): finish("saved \(reason)")
            case .discarded: finish("discarded")
            case .deleted: finish("deleted")
            }
          }))
    })
}

/// Shows the learner's editor in the gallery.
@_spi(Workshop) public func makeGallery() -> [SwiftUI::GalleryPage] {
  [SwiftUI::GalleryPage("Absence") { Roles::AbsenceEditor(finish: { _ in }) }]
}
