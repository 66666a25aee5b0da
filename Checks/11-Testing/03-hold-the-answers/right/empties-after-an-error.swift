// right: an error takes the names away, and a task of its own does the work

public final class RosterSearch {
  public private(set) var names: [String] = []
  public private(set) var errorText: String?
  public private(set) var isSearching = false

  private let fetch: (String) async throws -> [String]
  private var count = 0

  public init(fetch: @escaping (String) async throws -> [String]) {
    self.fetch = fetch
  }

  public func search(_ text: String) async {
    count += 1
    let number = count
    isSearching = true
    let work = Task {
      var found: [String] = []
      var trouble: String?
      do { found = try await fetch(text) } catch { trouble = "Not found" }
      if number == count { (names, errorText, isSearching) = (found, trouble, false) }
    }
    await work.value
  }
}
