public import ConcurrentDecodeSubject
import Foundation
import Observation

@testable import ConcurrentDecode

/// Hands the learner's model to the checks.
public func makeSubject() -> ConcurrentDecodeSubject::Subject {
  ConcurrentDecodeSubject::Subject {
    (work: @escaping ConcurrentDecodeSubject::Subject.Work)
      -> ConcurrentDecodeSubject::Subject.Model
    in
    let decoder: ConcurrentDecode::RosterDecoder = ConcurrentDecode::RosterDecoder(work: work)
    let model: ConcurrentDecode::DirectoryModel =
      ConcurrentDecode::DirectoryModel(decoder: decoder)
    return ConcurrentDecodeSubject::Subject.Model(
      show: { (roster: Foundation::Data) async -> Void in await model.show(roster) },
      employees: { () -> [String] in
        model.employees.Swift::map { (employee: ConcurrentDecode::Employee) -> String in
          "\(employee.id) \(employee.name)"
        }
      },
      message: { () -> String? in model.message },
      beforeNextChange: { (body: @escaping ConcurrentDecodeSubject::Subject.Change) -> Void in
        Observation::withObservationTracking {
          _ = model.employees
        } onChange: {
          _Concurrency::MainActor.assumeIsolated { body() }
        }
      }
    )
  }
}
