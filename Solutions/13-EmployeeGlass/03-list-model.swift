// The list's model
//
// A window looks empty while it loads, hides its rows after an error, and never shows what others change.
//
// Goal: A window shows what is true while it is open.
//
// - `windowAppeared` follows changes before it loads if needed, and shows each state.
// - A window that closes stops following and showing, and the load goes on.
// - `.loaded`: there are rows, however old.
// - `.failed`: no employees, no load, and a problem.
// - `.noEmployees` or `.noMatches`: else, if all came once or no load runs, and the versions are equal.
// - `.loading` with progress: anything else.
// - `isOld`: people and a problem. `isIncomplete`: `isOld`, without `lastUpdated`.
// - `retryButtonTapped` loads, and returns at once; `pulledToRefresh` returns at the load's end.
//
// Up to you: helpers.

import Foundation

extension DirectoryModel {
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

  // MARK: - Your turn

  /// Whether what is shown is from before a load that failed, or only a part of all employees.
  var isOld: Bool { state.problem != nil && totalCount > 0 }
  /// Whether the first load broke off, so that some are missing.
  var isIncomplete: Bool { isOld && state.lastUpdated == nil }

  var phase: Phase {
    if matchCount > 0 { return .loaded }
    if totalCount == 0, state.progress == nil, let problem = state.problem {
      return .failed(problem)
    }
    // Nothing is known for sure before all have come, and before they were looked through.
    let isKnown = state.lastUpdated != nil || state.problem != nil && state.progress == nil
    guard isKnown, snapshot?.version == state.version else {
      return .loading(state.progress ?? LoadingProgress(loaded: 0, total: nil))
    }
    return totalCount > 0 ? .noMatches : .noEmployees
  }

  /// For the window's `.task`: loads, and shows what changes until it is cancelled.
  func windowAppeared() async {
    let repository = repository
    // First, so that what is loaded misses no change.
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
}
