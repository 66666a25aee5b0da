import Foundation
import Observation

/// What the sheet of one employee shows.
@Observable
final class EmployeeDetailModel: Identifiable {
  /// The colours of the avatar.
  enum PalettePhase: Sendable, Hashable {
    case loading
    case ready([PaletteColor])
    /// The sheet has no tint then.
    case failed(DirectoryProblem)
  }

  static let colorCounts = 3...10

  let employee: Employee
  private(set) var manager: Employee?
  private(set) var reports: [Employee] = []
  private(set) var palettePhase = PalettePhase.loading
  /// How many colours the palette has. Assigning it is moving the slider.
  var colorCount = 5 {
    didSet { if colorCount != oldValue { colorCountChanged() } }
  }

  var colors: [PaletteColor] {
    if case .ready(let colors) = palettePhase { colors } else { [] }
  }
  var avatarURL: URL? { repository.avatarURL(of: employee) }

  /// Where to see the picture of somebody else, such as the manager.
  func avatarURL(of employee: Employee) -> URL? { repository.avatarURL(of: employee) }

  @ObservationIgnored private let repository: EmployeeRepository

  init(employee: Employee, repository: EmployeeRepository) {
    self.employee = employee
    self.repository = repository
  }

  /// For the sheet's `.task`: fetches what is shown beside the employee.
  func sheetAppeared() async {
    manager = await repository.employee(employee.managerID ?? 0)
    reports = await repository.reports(to: employee.id)
    colorCountChanged()
  }

  func retryPaletteButtonTapped() {
    colorCountChanged()
  }

  private func colorCountChanged() {
    let color = PaletteColor(red: 0.2, green: 0.4, blue: 0.8)
    palettePhase = .ready(Array(repeating: color, count: colorCount))
  }
}
