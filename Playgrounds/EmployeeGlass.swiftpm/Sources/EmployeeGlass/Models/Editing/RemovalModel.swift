import Foundation
import Observation

/// The last removal of a window, which can be undone.
@Observable
final class RemovalModel {
  enum Phase: Sendable, Hashable {
    case removed, undoing
    case failed(DirectoryProblem)
  }

  /// The employee who was removed.
  let employee: Employee
  private(set) var phase = Phase.removed

  @ObservationIgnored private let repository: EmployeeRepository
  @ObservationIgnored private let editing: any EditingService

  init?(_ employee: Employee, repository: EmployeeRepository) {
    guard let editing = repository.editing else { return nil }
    self.employee = employee
    self.repository = repository
    self.editing = editing
  }

  /// Brings the person back as they were, with their messages and those who reported to them.
  ///
  /// - Returns: The person who is back; nil where that failed.
  func undo() async -> Employee? {
    guard phase != .undoing else { return nil }
    phase = .undoing
    do {
      return try await repository.restore(employee.id, by: editing).employee
    } catch EditingError.invalid(let fields, let words) {
      let advice = fields.values.first ?? words ?? "Add the person anew."
      phase = .failed(DirectoryProblem(title: "This cannot be undone", advice: advice))
    } catch EditingError.isGone {
      phase = .failed(
        DirectoryProblem(
          title: "This cannot be undone", advice: "It is too long ago. Add the person anew."))
    } catch {
      phase = .failed(DirectoryProblem(editing: error))
    }
    return nil
  }
}
