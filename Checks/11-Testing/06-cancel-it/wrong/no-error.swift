// wrong: a task that is cancelled before `refresh` begins or during `fetch` throws nothing, not `CancellationError`

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
      guard !Task.isCancelled else { return }
      names = found
    } catch {
      guard !Task.isCancelled else { return }
      throw error
    }
  }
}
