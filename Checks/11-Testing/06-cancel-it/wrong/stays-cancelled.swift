// wrong: after a refresh that throws, cancelled, later ones do not work: they show no names

public final class RosterStore {
  public private(set) var names: [String] = []

  private let fetch: () async throws -> [String]
  private var wasCancelled = false

  public init(fetch: @escaping () async throws -> [String]) {
    self.fetch = fetch
  }

  public func refresh() async throws {
    try Task.checkCancellation()
    defer { if Task.isCancelled { wasCancelled = true } }
    do {
      let found = try await fetch()
      try Task.checkCancellation()
      if wasCancelled { return }
      names = found
    } catch {
      try Task.checkCancellation()
      throw error
    }
  }
}
