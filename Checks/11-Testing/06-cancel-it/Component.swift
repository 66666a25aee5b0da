// right: the store as it is given

/// The names of a department, as a screen shows them.
public final class RosterStore {
  /// Names of the last refresh that has succeeded.
  public private(set) var names: [String] = []

  private let fetch: () async throws -> [String]

  /// - Parameter fetch: Asks the server for names.
  public init(fetch: @escaping () async throws -> [String]) {
    self.fetch = fetch
  }

  /// Takes the server's names, unless the task that calls it is cancelled.
  ///
  /// - Throws: `CancellationError` in a cancelled task, or what `fetch` throws.
  public func refresh() async throws {
    try Task.checkCancellation()
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
