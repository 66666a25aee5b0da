@_spi(Workshop) public import RolesSubject
@_spi(Workshop) import SwiftUI

@testable import Roles

/// Shows the learner's sheet to the checks.
public func makeSubject() -> RolesSubject::Subject {
  RolesSubject::Subject(
    makeSheet: {
      (
        name: Swift::String, save: @escaping @MainActor (Swift::String) -> Swift::Void,
        remove: @escaping @MainActor () -> Swift::Void,
        close: @escaping @MainActor () -> Swift::Void
      ) in
      SwiftUI::ViewHost(
        Roles::EmployeeSheet(
          name: name, save: save, remove: remove, close: close))
    })
}
