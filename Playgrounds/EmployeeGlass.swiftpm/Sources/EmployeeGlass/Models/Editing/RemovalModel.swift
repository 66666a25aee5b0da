import Foundation
import Observation

/// The last removal of a window, which can be undone.
@Observable
final class RemovalModel {
  enum Phase: Sendable, Hashable {
    case removed, undoing
    case failed(DirectoryProblem)
  }

  /// Who was removed.
  let employee: Employee
  private(set) var phase = Phase.removed

  @ObservationIgnored private let repository: EmployeeRepository
  @ObservationIgnored private let editing: any EditingService
  /// One for all attempts, so that a person comes back once.
  @ObservationIgnored private let key = UUID().uuidString

  init?(_ employee: Employee, repository: EmployeeRepository) {
    guard let editing = repository.editing else { return nil }
    self.employee = employee
    self.repository = repository
    self.editing = editing
  }

  /// Adds the person again, as they were; the server gives them another id.
  ///
  /// - Returns: The person who is back; nil where that failed.
  func undo() async -> Employee? {
    guard phase != .undoing else { return nil }
    phase = .undoing
    do {
      let back = try await repository.add(EmployeeDraft(employee), key: key, by: editing)
      return back.employee
    } catch EditingError.invalid(let fields, let words) {
      let advice = fields.values.first ?? words ?? "Add the person by hand."
      phase = .failed(DirectoryProblem(title: "This cannot be undone", advice: advice))
    } catch {
      phase = .failed(DirectoryProblem(editing: error))
    }
    return nil
  }
}
