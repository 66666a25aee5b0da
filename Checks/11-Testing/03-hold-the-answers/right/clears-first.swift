// right: what an earlier search has shown is gone as soon as the next begins

public final class RosterSearch {
  public private(set) var names: [String] = []
  public private(set) var errorText: String?
  public private(set) var isSearching = false

  private let fetch: (String) async throws -> [String]
  private final class Ticket {}
  private var newest: Ticket?

  public init(fetch: @escaping (String) async throws -> [String]) {
    self.fetch = fetch
  }

  public func search(_ text: String) async {
    let ticket = Ticket()
    newest = ticket
    (names, errorText, isSearching) = ([], nil, true)
    let result: Result<[String], any Error>
    do { result = .success(try await fetch(text)) } catch { result = .failure(error) }
    guard newest === ticket else { return }
    isSearching = false
    switch result {
    case .success(let found): names = found
    case .failure: errorText = "No roster"
    }
  }
}
