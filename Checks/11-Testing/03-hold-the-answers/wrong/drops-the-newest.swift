// wrong: once an older search has ended, the newest changes nothing: `names` are not its names

public final class RosterSearch {
  public private(set) var names: [String] = []
  public private(set) var errorText: String?
  public private(set) var isSearching = false

  private let fetch: (String) async throws -> [String]
  private var open: [Int] = []
  private var count = 0

  public init(fetch: @escaping (String) async throws -> [String]) {
    self.fetch = fetch
  }

  public func search(_ text: String) async {
    count += 1
    let mine = count
    open.append(mine)
    isSearching = true
    defer { if mine == count { isSearching = false } }
    let result: Result<[String], any Error>
    do { result = .success(try await fetch(text)) } catch { result = .failure(error) }
    let isNewest = open.last == mine
    open.removeAll()
    guard isNewest else { return }
    do {
      names = try result.get()
      errorText = nil
    } catch {
      errorText = "The roster could not be searched."
    }
  }
}
