@_spi(Workshop) public import CompatibilitySwitchSubject
import Foundation
@_spi(Workshop) public import SwiftUI

@testable import CompatibilitySwitch

/// Shows the learner's report to the checks.
public func makeSubject() -> CompatibilitySwitchSubject::Subject {
  CompatibilitySwitchSubject::Subject(
    makeHost: { (load: @escaping @Sendable () throws -> Foundation::Data) in
      SwiftUI::ViewHost(CompatibilitySwitch::DesignReport(load: load))
    })
}

/// Shows the learner's report in the gallery, of a file without the key.
@_spi(Workshop) public func makeGallery() -> [SwiftUI::GalleryPage] {
  [
    SwiftUI::GalleryPage("Report") {
      CompatibilitySwitch::DesignReport(load: {
        try Foundation::PropertyListEncoder().Foundation::encode(["CFBundleName": "Directory"])
      })
    }
  ]
}
