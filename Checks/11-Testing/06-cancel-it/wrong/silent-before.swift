// wrong: a task that is cancelled before `refresh` begins throws nothing, not `CancellationError`

public final class RosterStore {
  public private(set) var names: [String] = []

  private let fetch: () async throws -> [String]

  public init(fetch: @escaping () async throws -> [String]) {
    self.fetch = fetch
  }

  public func refresh() async throws {
    guard !Task.isCancelled else { return }
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
