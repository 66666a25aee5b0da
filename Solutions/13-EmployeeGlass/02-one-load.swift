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

  @discardableResult
  private func startLoading() -> Task<Void, Never> {
    if let loading { return loading }
    // No `await` between the question and the answer: two windows begin one load.
    let task = Task { await load() }
    loading = task
    state.progress = interrupted?.progress ?? LoadingProgress(loaded: 0, total: nil)
    return task
  }

  private func load() async {
    // Changes that other windows make from now on are heard.
    await live?.settled()
    var walk = interrupted ?? PageWalk()
    interrupted = nil
    // A first load shows what has come, a later one leaves what is there.
    let isFirst = state.lastUpdated == nil
    var next = RepositoryState()
    do {
      while !walk.isComplete {
        try walk.add(try await service.page(after: walk.cursor))
        state.progress = walk.progress
        if isFirst, !walk.isComplete, walk.employees.count >= 4 * roster.employees.count {
          // Four times as many as before, so that all of them together cost little more than one.
          try await replaceRoster(with: walk.employees)
          state.version = roster.version
        }
      }
      try await replaceRoster(with: walk.employees)
      next.lastUpdated = now()
    } catch {
      next.lastUpdated = state.lastUpdated
      next.problem = DirectoryProblem(error)
      if isFirst, (error as? EmployeeServiceError)?.isPassing == true {
        interrupted = walk
        // Seen at once, and not only when the rest has come.
        if walk.employees.count > roster.employees.count {
          try? await replaceRoster(with: walk.employees)
        }
      }
    }
    next.version = roster.version
    loading = nil
    // In one piece: no reader sees new employees with an old problem.
    state = next
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
