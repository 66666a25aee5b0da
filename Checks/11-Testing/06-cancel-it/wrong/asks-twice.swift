// wrong: an uncancelled `refresh` calls `fetch` twice, the first time in a task of its own that is cancelled

public final class RosterStore {
  public private(set) var names: [String] = []

  private let fetch: () async throws -> [String]

  public init(fetch: @escaping () async throws -> [String]) {
    self.fetch = fetch
  }

  public func refresh() async throws {
    try Task.checkCancellation()
    let first = Task { try await fetch() }
    first.cancel()
    _ = await first.result
    do {
      let found = try await fetch()
      try Task.checkCancellation()
      names = found
    } catch {
      try Task.checkCancellation()
      throw error
    }
  }
}
