// Cancel a stale search
//
// A search field calls `queryChanged(to:)` at every key. A person types "a", then "ad". If "a"
// takes longer, its answer comes last, and the wrong people show.
//
// Goal: the screen shows the newest query's result.
//
// - From the next key on, no older search changes the screen, with an answer or an error.
// - Each new query asks `find` once, without a pause.
// - The older search is cancelled. Many servers ignore that.
// - A cancelled search shows no message, for any error that it ends with.
// - The newest search changes `names` and `message` as now.
//
// Up to you: older names until then; an empty or repeated query; one whose next key comes at once;
// `CancellationError` without a cancellation.

import Observation

// MARK: - Given

@Observable
final class SearchModel {
  private(set) var names: [String] = []
  private(set) var message: String?

  private let find: @Sendable (_ query: String) async throws -> [String]
  private var task: Task<Void, Never>?

  init(find: @escaping @Sendable (_ query: String) async throws -> [String]) {
    self.find = find
  }

  // MARK: - Your turn

  func queryChanged(to query: String) {
    // TODO: Let no older search change the screen.
    task = Task {
      do {
        names = try await find(query)
        message = nil
      } catch {
        message = "The directory could not be searched."
      }
    }
  }
}
