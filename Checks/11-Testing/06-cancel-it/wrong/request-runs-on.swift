// wrong: a task that is cancelled during `fetch` does not cancel that call, which runs on

public final class RosterStore {
  public private(set) var names: [String] = []

  private let fetch: () async throws -> [String]

  public init(fetch: @escaping () async throws -> [String]) {
    self.fetch = fetch
  }

  public func refresh() async throws {
    try Task.checkCancellation()
    let request = Task { try await fetch() }
    let result = await request.result
    try Task.checkCancellation()
    names = try result.get()
  }
}
