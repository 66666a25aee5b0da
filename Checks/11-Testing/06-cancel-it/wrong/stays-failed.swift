// wrong: after a refresh that throws, not cancelled, later ones do not work: they show no names

public final class RosterStore {
  public private(set) var names: [String] = []

  private let fetch: () async throws -> [String]
  private var hasFailed = false

  public init(fetch: @escaping () async throws -> [String]) {
    self.fetch = fetch
  }

  public func refresh() async throws {
    try Task.checkCancellation()
    do {
      let found = try await fetch()
      try Task.checkCancellation()
      if hasFailed { return }
      names = found
    } catch {
      try Task.checkCancellation()
      hasFailed = true
      throw error
    }
  }
}
