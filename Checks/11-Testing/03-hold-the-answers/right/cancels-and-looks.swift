// right: the older search is cancelled, and its result is looked at only if it is still the newest

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
    let result = await task.result
    guard newest == task else { return }
    isSearching = false
    do {
      names = try result.get()
      errorText = nil
    } catch {
      errorText = "Try again later: \(error)"
    }
  }
}
