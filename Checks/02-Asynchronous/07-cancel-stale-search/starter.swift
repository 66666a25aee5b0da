// Cancel a stale search
//
// A search field calls `queryChanged(to:)` at every key. Somebody types "a", then "ad". If the server
// takes longer over "a", its answer comes last, and the screen shows the wrong people.
//
// Goal: the screen shows what was found for the newest query, and nothing that a search for an older
// query gives later, be it an answer or an error. Every new query starts its search at once: it waits
// neither for a pause in the typing nor for the older search. It also cancels the older search, so
// that a server that notices can stop early. Many a server does not notice, and answers all the
// same. A cancelled search shows no message. What the newest search does with `names` and `message`
// when it ends stays as it is; whether older names and messages stay until then is up to you.

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
