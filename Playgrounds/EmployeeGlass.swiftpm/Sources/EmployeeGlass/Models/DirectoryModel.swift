import Foundation
import Observation

/// What one window shows of the directory.
@Observable
final class DirectoryModel {
  /// What there is to see instead of rows, or that there are rows.
  enum Phase: Sendable, Hashable {
    /// No row yet.
    case loading(LoadingProgress)
    case loaded
    /// The company has no employees.
    case noEmployees
    /// No employee fits the search and the filter.
    case noMatches
    /// No row, and none will come by itself.
    case failed(DirectoryProblem)
  }

  /// What the search field has. Assigning it is typing.
  var searchText = "" {
    didSet { if searchText != oldValue { queryChanged() } }
  }
  /// What the sort menu has.
  var order = DirectoryOrder.department {
    didSet { if order != oldValue { queryChanged() } }
  }
  /// What the filter menu has.
  var filter = DirectoryFilter() {
    didSet { if filter != oldValue { queryChanged() } }
  }
  /// The employee in the sheet; nil while it is closed.
  var selection: Employee?
  /// The form that is open; nil while none is.
  var form: EmployeeFormModel?
  /// The last removal, while it can be undone.
  var removal: RemovalModel?
  /// Whether a file is being chosen for an import.
  var isChoosingFile = false
  /// The import of this window; nil once its end was seen.
  var importing: ImportModel?
  /// Whether the import's sheet is open.
  var isImportShown = false
  /// The person beside the list of a wide window while none is selected.
  var firstPerson: FirstPerson?

  private(set) var state = RepositoryState()
  private(set) var snapshot: DirectorySnapshot?
  /// Whether rows for what was asked last are still to come; those before it are shown meanwhile.
  private(set) var isSearching = false

  typealias Find = @Sendable (DirectoryQuery) async throws -> DirectorySnapshot

  /// How many forms were opened.
  @ObservationIgnored var formCount = 0
  @ObservationIgnored let repository: EmployeeRepository
  @ObservationIgnored private let find: Find
  @ObservationIgnored private var generation = 0
  @ObservationIgnored private var search: Task<Void, Never>?

  /// - Parameter find: Answers queries; the repository does unless it is said otherwise.
  init(repository: EmployeeRepository, find: Find? = nil) {
    self.repository = repository
    self.find = find ?? { try await repository.snapshot(for: $0) }
  }

  isolated deinit {
    search?.cancel()
    importing?.stop()
  }

  func avatarURL(of employee: Employee) -> URL? { repository.avatarURL(of: employee) }

  // MARK: - What a person does

  func clearSearchButtonTapped() {
    searchText = ""
  }

  func clearFilterButtonTapped() {
    filter = DirectoryFilter()
  }

  func employeeTapped(_ employee: Employee) {
    selection = employee
    // It goes on behind a bar over the list.
    isImportShown = false
  }

  func sheetClosed() {
    selection = nil
  }

  /// A model for the sheet of a person.
  func detail(of employee: Employee) -> EmployeeDetailModel {
    EmployeeDetailModel(employee: employee, repository: repository)
  }

  // MARK: - Searching

  /// Shows a state of the repository, and searches again where it has a new roster.
  func show(_ state: RepositoryState) {
    let isNew = state.version != self.state.version
    self.state = state
    if isNew { queryChanged() }
  }

  private func queryChanged() {
    search?.cancel()
    generation += 1
    isSearching = true
    let generation = generation
    let query = DirectoryQuery(searchText: searchText, filter: filter, order: order)
    search = Task { [weak self, find] in
      // Cancelled where a newer query is under way, and there is no other error.
      guard let snapshot = try? await find(query) else { return }
      self?.show(snapshot, generation)
    }
  }

  private func show(_ snapshot: DirectorySnapshot, _ generation: Int) {
    // The later search gets the answer; answers to earlier questions are not shown any more.
    guard generation == self.generation else { return }
    self.snapshot = snapshot
    isSearching = false
  }
}
