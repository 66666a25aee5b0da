// wrong: `search` returns at once, and not after `fetch`

public final class RosterSearch {
  public private(set) var names: [String] = []
  public private(set) var errorText: String?
  public private(set) var isSearching = false

  private let fetch: (String) async throws -> [String]
  private var newest = 0

  public init(fetch: @escaping (String) async throws -> [String]) {
    self.fetch = fetch
  }

  public func search(_ text: String) async {
    newest += 1
    let mine = newest
    isSearching = true
    Task {
      let result: Result<[String], any Error>
      do { result = .success(try await fetch(text)) } catch { result = .failure(error) }
      // Late enough for a test that looks when `search` has returned.
      for _ in 0..<100 { await Task.yield() }
      guard mine == newest else { return }
      isSearching = false
      do {
        names = try result.get()
        errorText = nil
      } catch {
        errorText = "The roster could not be searched."
      }
    }
  }
}
