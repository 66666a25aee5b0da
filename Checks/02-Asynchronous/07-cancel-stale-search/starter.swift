// Cancel a stale search
//
// A search field calls `queryChanged(to:)` at every key. Somebody types "a", then "ad". If the
// server takes longer over "a", its answer comes last, and the screen shows the wrong people.
//
// Goal: what the screen shows is about the newest query.
//
// - From the moment in which the next key is pressed, no older search changes the screen, neither
//   with an answer nor with an error.
// - Each new query asks `find` one time, also one that was typed earlier. It asks at once, and
//   waits neither for a pause in the typing nor for an older search.
// - The older search is cancelled, so that a server that notices can stop early. Many servers do
//   not notice, and answer all the same.
// - A cancelled search shows no message, whichever error it ends with.
// - When the newest search ends, it does with `names` and `message` what it does now.
//
// Up to you: whether older names and messages stay until then; what an empty text does, and one
// that is the same as at the key before; whether a `CancellationError` ever shows a message.

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
