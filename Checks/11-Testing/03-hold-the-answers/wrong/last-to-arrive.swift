// wrong: older searches that succeed change `names`, whenever they end

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
      names = try await fetch(text)
      errorText = nil
    } catch {
      if mine == newest { errorText = "The roster could not be searched." }
    }
  }
}
