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

  // TODO: Show each state, and say what is true of it.

  /// Whether what is shown is from before a load that failed, or only a part of all employees.
  var isOld: Bool { state.problem != nil }
  /// Whether the first load broke off, so that some are missing.
  var isIncomplete: Bool { state.lastUpdated == nil }

  var phase: Phase {
    if let problem = state.problem { return .failed(problem) }
    if totalCount == 0 { return .noEmployees }
    return matchCount > 0 ? .loaded : .noMatches
  }

  /// For the window's `.task`: loads, and shows what changes until it is cancelled.
  func windowAppeared() async {
    await repository.refresh()
    show(await repository.state)
  }

  func retryButtonTapped() {
    Task { await windowAppeared() }
  }

  /// For `.refreshable`: returns when the load has ended.
  func pulledToRefresh() async {
    await windowAppeared()
  }
}
