// The repository
//
// Windows load twice, and stay empty.
//
// Goal: Windows share one load, and show rows as they come.
//
// - A refresh during a load waits for it; a later refresh loads again.
// - The first load shows its first page, then at least a quarter of the people so far.
// - The first load's rosters pass `work` at most three whole rosters' people.
// - A later load leaves the rows until all have come.
// - A failed load leaves rows and `lastUpdated`, and says why.
// - A first load that breaks off (`isPassing`) shows its rows; the next goes on there.
// - `progress` and `loading` stay set to the end; `state` then changes once.
// - A load waits for `settled()`. A change (step `offline`) waits for `loading`.

extension EmployeeRepository {
  /// Begins to load, unless a load is under way or the last one has worked.
  func loadIfNeeded() {
    guard state.lastUpdated == nil || state.problem != nil else { return }
    startLoading()
  }

  /// Loads all employees anew, or waits for the load that is under way; returns when it has ended.
  ///
  /// What was there stays until all employees have come. Whether it worked is in `state`.
  func refresh() async {
    await startLoading().value
  }

  private func replaceRoster(with employees: [Employee]) async throws {
    roster = try await Roster.make(version: roster.version + 1, of: employees, work: work)
  }

  // MARK: - Your turn

  // TODO: Share one load, show rows as they come, and keep what there is (`interrupted`) when a load fails.

  @discardableResult
  private func startLoading() -> Task<Void, Never> {
    Task { await load() }
  }

  private func load() async {
    // Changes that other windows make from now on are heard.
    await live?.settled()
    var walk = PageWalk()
    do {
      while !walk.isComplete {
        try walk.add(try await service.page(after: walk.cursor))
        state.progress = walk.progress
      }
      try await replaceRoster(with: walk.employees)
      state.version = roster.version
      state.lastUpdated = now()
      state.problem = nil
    } catch {
      state = RepositoryState(version: roster.version, problem: DirectoryProblem(error))
    }
    state.progress = nil
  }
}

nonisolated extension EmployeeServiceError {
  /// Whether the same question may well be answered a moment later.
  var isPassing: Bool {
    switch self {
    case .unreachable, .timedOut: true
    case .refused(let status, _): status >= 500
    case .wrongContentType, .tooLarge, .malformed: false
    }
  }
}
