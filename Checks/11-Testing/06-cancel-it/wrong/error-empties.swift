// wrong: a refresh that throws, not cancelled, leaves `names` empty, and not as they were

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
      try Task.checkCancellation()
      names = []
      throw error
    }
  }
}
