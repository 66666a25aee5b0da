// wrong: a refresh that throws, cancelled, leaves `names` empty if `fetch` failed, and not as they were

public final class RosterStore {
  public private(set) var names: [String] = []

  private let fetch: () async throws -> [String]

  public init(fetch: @escaping () async throws -> [String]) {
    self.fetch = fetch
  }

  public func refresh() async throws {
    try Task.checkCancellation()
    do {
      let found = try await fetch()
      try Task.checkCancellation()
      names = found
    } catch {
      if Task.isCancelled, !(error is CancellationError) { names = [] }
      try Task.checkCancellation()
      throw error
    }
  }
}
