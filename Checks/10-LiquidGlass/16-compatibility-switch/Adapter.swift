@_spi(Workshop) public import CompatibilitySwitchSubject
import Foundation
@_spi(Workshop) import SwiftUI

@testable import CompatibilitySwitch

/// Shows the learner's report to the checks.
public func makeSubject() -> CompatibilitySwitchSubject::Subject {
  CompatibilitySwitchSubject::Subject(
    makeHost: { (load: @escaping @Sendable () throws -> Foundation::Data) in
      SwiftUI::ViewHost(CompatibilitySwitch::DesignReport(load: load))
    })
}
