// wrong: older searches change `names` while the newest is on its way

public final class RosterSearch {
  public private(set) var names: [String] = []
  public private(set) var errorText: String?
  public private(set) var isSearching = false

  private let fetch: (String) async throws -> [String]
  private var newest = 0
  private var shown = 0

  public init(fetch: @escaping (String) async throws -> [String]) {
    self.fetch = fetch
  }

  public func search(_ text: String) async {
    newest += 1
    let mine = newest
    isSearching = true
    defer { if mine == newest { isSearching = false } }
    do {
      let found = try await fetch(text)
      guard mine > shown else { return }
      shown = mine
      names = found
      errorText = nil
    } catch {
      guard mine == newest else { return }
      shown = mine
      errorText = "The roster could not be searched."
    }
  }
}
