// wrong: `isSearching` is still true when the newest has ended, until all older searches have

public final class RosterSearch {
  public private(set) var names: [String] = []
  public private(set) var errorText: String?
  public private(set) var isSearching = false

  private let fetch: (String) async throws -> [String]
  private var newest = 0
  private var running = 0

  public init(fetch: @escaping (String) async throws -> [String]) {
    self.fetch = fetch
  }

  public func search(_ text: String) async {
    newest += 1
    let mine = newest
    running += 1
    isSearching = true
    defer {
      running -= 1
      isSearching = running > 0
    }
    do {
      let found = try await fetch(text)
      guard mine == newest else { return }
      names = found
      errorText = nil
    } catch {
      guard mine == newest else { return }
      errorText = "The roster could not be searched."
    }
  }
}
