// right: the search as it is given

/// What a screen shows of a search that asks a server while a person types.
public final class RosterSearch {
  /// Names that the newest search has found.
  public private(set) var names: [String] = []
  /// Why the newest search failed, for the person in front of the screen; nil where it did not.
  public private(set) var errorText: String?
  /// Whether the newest search is on its way, and the screen shows a spinner.
  public private(set) var isSearching = false

  private let fetch: (String) async throws -> [String]
  private var newest = 0

  /// - Parameter fetch: Asks the server for names; called once for each search.
  public init(fetch: @escaping (String) async throws -> [String]) {
    self.fetch = fetch
  }

  /// Searches for `text`, and returns when the server has answered.
  public func search(_ text: String) async {
    newest += 1
    let mine = newest
    isSearching = true
    do {
      let found = try await fetch(text)
      guard mine == newest else { return }
      names = found
      errorText = nil
    } catch {
      guard mine == newest else { return }
      errorText = "The roster could not be searched."
    }
    isSearching = false
  }
}
