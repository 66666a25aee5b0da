import Foundation
import Observation

/// What the sheet of one employee shows.
@Observable
final class EmployeeDetailModel: Identifiable {
  /// The colours of the avatar.
  enum PalettePhase: Sendable, Hashable {
    case loading
    case ready([PaletteColor])
    /// The sheet has no tint then, and everything else.
    case failed(DirectoryProblem)
  }

  static let colorCounts = PaletteExtractor.counts

  /// Finds the colours of a picture, so many of them.
  typealias FindsColors = @Sendable (PixelImage, Int) async throws -> [PaletteColor]

  /// The person, as they were when the sheet was opened or as they have become.
  var employee: Employee
  /// What others did to them meanwhile.
  var notice: Notice?
  private(set) var manager: Employee?
  /// In the order of their names.
  private(set) var reports = EmployeeRows.none
  private(set) var palettePhase = PalettePhase.loading
  /// How many colours the palette has, 3 to 10. Assigning it is moving the slider.
  var colorCount = 5 {
    didSet { if colorCount != oldValue { findPalette() } }
  }

  /// The last palette's colours, also while another search runs; none before the first.
  var colors: [PaletteColor] {
    if case .ready(let colors) = palettePhase { colors } else { [] }
  }
  var avatarURL: URL? { repository.avatarURL(of: employee) }

  /// Where to see the picture of another employee, such as the manager.
  func avatarURL(of employee: Employee) -> URL? { repository.avatarURL(of: employee) }

  /// The messages to the person; nil where none can be sent.
  @ObservationIgnored let conversation: ConversationModel?
  @ObservationIgnored let repository: EmployeeRepository
  @ObservationIgnored private let findColors: FindsColors
  @ObservationIgnored private var peopleGeneration = 0

  init(
    employee: Employee, repository: EmployeeRepository,
    findColors: @escaping FindsColors = {
      try await PaletteExtractor.palette(of: $0, count: $1)
    }
  ) {
    self.employee = employee
    self.repository = repository
    conversation = repository.messages.map { ConversationModel(person: employee.id, store: $0) }
    self.findColors = findColors
  }

  /// Finds the people around the person. Where two calls overlap, the newer one is shown.
  func showPeople() async {
    peopleGeneration += 1
    let (generation, employee) = (peopleGeneration, employee)
    var manager: Employee?
    if let managerID = employee.managerID { manager = await repository.employee(managerID) }
    // Cancelled when the sheet closes; there is nothing to show then.
    let reports = try? await repository.reports(to: employee.id)
    guard let reports, generation == peopleGeneration else { return }
    (self.manager, self.reports) = (manager, reports)
  }

  // MARK: - The palette

  @ObservationIgnored private var paletteGeneration = 0
  @ObservationIgnored private var paletteTask: Task<Void, Never>?

  isolated deinit { paletteTask?.cancel() }

  /// For the sheet's `.task`: fetches what is shown beside the employee.
  func sheetAppeared() async {
    findPalette()
    await showPeople()
  }

  /// For the sheet's `.onDisappear`: the colours are not needed any more.
  func sheetDisappeared() {
    paletteTask?.cancel()
  }

  func retryPaletteButtonTapped() {
    palettePhase = .loading
    findPalette()
  }

  private func findPalette() {
    paletteTask?.cancel()
    paletteGeneration += 1
    let generation = paletteGeneration
    let (avatars, path, count) = (repository.avatars, employee.avatarPath, colorCount)
    paletteTask = Task { [weak self, findColors] in
      let phase: PalettePhase
      do {
        let image = try await avatars.avatar(at: path)
        // None begins for a sheet that has closed. Swift 6.3.1 needs the call, too: it does not come back to the
        // main actor for a function value alone. See Docs/Troubleshooting.md.
        try Task.checkCancellation()
        phase = .ready(try await findColors(image, count))
      } catch is CancellationError {
        return
      } catch {
        phase = .failed(
          DirectoryProblem(
            title: "The colors are not there", advice: DirectoryProblem(error).title + "."))
      }
      self?.show(phase, generation)
    }
  }

  private func show(_ phase: PalettePhase, _ generation: Int) {
    // The slider may have moved on, or the sheet been closed, when there was nothing left to cancel.
    guard generation == paletteGeneration, !Task.isCancelled else { return }
    palettePhase = phase
  }
}
