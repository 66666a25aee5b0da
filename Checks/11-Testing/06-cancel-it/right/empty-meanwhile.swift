// right: the names are empty while the server is asked, and come back if it fails

public final class RosterStore {
  public private(set) var names: [String] = []

  private let fetch: () async throws -> [String]

  public init(fetch: @escaping () async throws -> [String]) {
    self.fetch = fetch
  }

  public func refresh() async throws {
    try Task.checkCancellation()
    let before = names
    names = []
    do {
      let found = try await fetch()
      try Task.checkCancellation()
      names = found
    } catch {
      names = before
      throw Task.isCancelled ? CancellationError() : error
    }
  }
}
