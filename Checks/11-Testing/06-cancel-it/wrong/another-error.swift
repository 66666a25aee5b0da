// wrong: a task that is cancelled during `fetch` throws the error of `fetch`, not `CancellationError`

public final class RosterStore {
  public private(set) var names: [String] = []

  private let fetch: () async throws -> [String]

  public init(fetch: @escaping () async throws -> [String]) {
    self.fetch = fetch
  }

  public func refresh() async throws {
    try Task.checkCancellation()
    let found = try await fetch()
    try Task.checkCancellation()
    names = found
  }
}
