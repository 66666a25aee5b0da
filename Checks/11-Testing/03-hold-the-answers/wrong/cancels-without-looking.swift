// wrong: older searches are cancelled, and change `names` if `fetch` returns some all the same

public final class RosterSearch {
  public private(set) var names: [String] = []
  public private(set) var errorText: String?
  public private(set) var isSearching = false

  private let fetch: (String) async throws -> [String]
  private var newest: Task<[String], any Error>?

  public init(fetch: @escaping (String) async throws -> [String]) {
    self.fetch = fetch
  }

  public func search(_ text: String) async {
    newest?.cancel()
    isSearching = true
    let task = Task { try await fetch(text) }
    newest = task
    defer { if newest == task { isSearching = false } }
    do {
      names = try await task.value
      errorText = nil
    } catch {
      if newest == task { errorText = "The roster could not be searched." }
    }
  }
}
