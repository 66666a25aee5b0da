// wrong: a refresh that throws `CancellationError` has changed `names` by then

public final class RosterStore {
  public private(set) var names: [String] = []

  private let fetch: () async throws -> [String]

  public init(fetch: @escaping () async throws -> [String]) {
    self.fetch = fetch
  }

  public func refresh() async throws {
    try Task.checkCancellation()
    do {
      names = try await fetch()
    } catch {
      try Task.checkCancellation()
      throw error
    }
    try Task.checkCancellation()
  }
}
