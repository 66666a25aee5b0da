// wrong: if the newest succeeds, `errorText` is that of an earlier failure, and not nil

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
    defer { if mine == newest { isSearching = false } }
    do {
      let found = try await fetch(text)
      if mine == newest { names = found }
    } catch {
      if mine == newest { errorText = "The roster could not be searched." }
    }
  }
}
