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
    /// The company has nobody.
    case noEmployees
    /// Nobody fits the search and the filter.
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
  /// Whom the sheet shows; nil while it is closed.
  var selection: Employee?
  /// The form that is open; nil while none is.
  var form: EmployeeFormModel?
  /// The last removal, while it can be undone.
  var removal: RemovalModel?
  /// Whom a wide window shows beside the list while nobody was chosen.
  var firstPerson: FirstPerson?

  private(set) var state = RepositoryState()
  private(set) var snapshot: DirectorySnapshot?
  /// Whether rows for what was asked last are still to come; those before it are shown meanwhile.
  private(set) var isSearching = false

  typealias Find = @Sendable (DirectoryQuery) async throws -> DirectorySnapshot

  @ObservationIgnored let repository: EmployeeRepository
  @ObservationIgnored private let find: Find
  @ObservationIgnored private var generation = 0
  @ObservationIgnored private var search: Task<Void, Never>?

  /// - Parameter find: Answers queries; the repository does unless it is said otherwise.
  init(repository: EmployeeRepository, find: Find? = nil) {
    self.repository = repository
    self.find = find ?? { try await repository.snapshot(for: $0) }
  }

  isolated deinit { search?.cancel() }

  // MARK: - What is shown

  var sections: [DirectorySection] { snapshot?.sections ?? [] }
  var matchCount: Int { snapshot?.matchCount ?? 0 }
  var totalCount: Int { snapshot?.totalCount ?? 0 }
  /// For the filter menu.
  var departments: [String] { snapshot?.departments ?? [] }
  /// For the filter menu.
  var offices: [String] { snapshot?.offices ?? [] }
  /// How far the load has come that is under way, also while older rows are shown.
  var progress: LoadingProgress? { state.progress }
  /// Why the last load failed, also while older rows are shown.
  var problem: DirectoryProblem? { state.problem }
  /// When what is shown was true.
  var lastUpdated: Date? { state.lastUpdated }
  /// Whether what is shown is from before a load that failed, or only a part of everybody.
  var isOld: Bool { state.problem != nil && totalCount > 0 }
  /// Whether the first load broke off, so that some are missing.
  var isIncomplete: Bool { isOld && state.lastUpdated == nil }

  var phase: Phase {
    if matchCount > 0 { return .loaded }
    if totalCount == 0, state.progress == nil, let problem = state.problem {
      return .failed(problem)
    }
    // Nothing is known for sure before everybody has come, and before they were looked through.
    let isKnown = state.lastUpdated != nil || state.problem != nil && state.progress == nil
    guard isKnown, snapshot?.version == state.version else { return .loading(progressOrNone) }
    return totalCount > 0 ? .noMatches : .noEmployees
  }

  private var progressOrNone: LoadingProgress {
    state.progress ?? LoadingProgress(loaded: 0, total: nil)
  }

  func avatarURL(of employee: Employee) -> URL? { repository.avatarURL(of: employee) }

  // MARK: - What a person does

  /// For the window's `.task`: loads, and shows what changes until it is cancelled.
  func windowAppeared() async {
    let repository = repository
    await repository.followChanges()
    await repository.loadIfNeeded()
    for await state in await repository.states() { show(state) }
    await repository.stopFollowingChanges()
  }

  func retryButtonTapped() {
    let repository = repository
    Task { await repository.refresh() }
  }

  /// For `.refreshable`: returns when the load has ended.
  func pulledToRefresh() async {
    await repository.refresh()
  }

  func clearSearchButtonTapped() {
    searchText = ""
  }

  func clearFilterButtonTapped() {
    filter = DirectoryFilter()
  }

  func employeeTapped(_ employee: Employee) {
    selection = employee
  }

  func sheetClosed() {
    selection = nil
  }

  /// A model for the sheet of a person.
  func detail(of employee: Employee) -> EmployeeDetailModel {
    EmployeeDetailModel(employee: employee, repository: repository)
  }

  // MARK: - Searching

  private func show(_ state: RepositoryState) {
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
    // Whoever asked later gets the answer; what was asked before is not shown any more.
    guard generation == self.generation else { return }
    self.snapshot = snapshot
    isSearching = false
  }
}
