// wrong: of three searches, the first changes `names` when it ends last

public final class RosterSearch {
  public private(set) var names: [String] = []
  public private(set) var errorText: String?
  public private(set) var isSearching = false

  private let fetch: (String) async throws -> [String]
  private var newest = 0
  private var superseded = 0

  public init(fetch: @escaping (String) async throws -> [String]) {
    self.fetch = fetch
  }

  public func search(_ text: String) async {
    superseded = newest
    newest += 1
    let mine = newest
    isSearching = true
    defer { if mine == newest { isSearching = false } }
    do {
      let found = try await fetch(text)
      guard mine != superseded else { return }
      names = found
      errorText = nil
    } catch {
      guard mine == newest else { return }
      errorText = "The roster could not be searched."
    }
  }
}
