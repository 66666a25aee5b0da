// wrong: `isSearching` is false while the newest is on its way, once an older search has failed

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
    do {
      let found = try await fetch(text)
      guard mine == newest else { return }
      names = found
      errorText = nil
    } catch {
      if mine == newest { errorText = "The roster could not be searched." }
    }
    isSearching = false
  }
}
