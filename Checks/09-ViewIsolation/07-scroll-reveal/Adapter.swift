import Foundation
@_spi(Workshop) public import ScrollRevealSubject
@_spi(Workshop) import SwiftUI

@testable import ScrollReveal

/// Shows the learner's roster to the checks.
public func makeSubject() -> ScrollRevealSubject::Subject {
  ScrollRevealSubject::Subject(
    makeHost: {
      (
        names: KeyValuePairs<Int, String>, size: CGSize,
        record: @escaping ScrollRevealSubject::Subject.Record
      ) -> SwiftUI::ViewHost in
      SwiftUI::ViewHost(
        ScrollReveal::RosterView(
          employees: names.map { ScrollReveal::Employee(id: $0.key, name: $0.value) },
          statistics: ScrollReveal::Statistics(record: record)),
        size: size)
    })
}
