// wrong: an uncancelled `refresh` throws `CancellationError` for any error of `fetch`

public final class RosterStore {
  public private(set) var names: [String] = []

  private let fetch: () async throws -> [String]

  public init(fetch: @escaping () async throws -> [String]) {
    self.fetch = fetch
  }

  public func refresh() async throws {
    try Task.checkCancellation()
    guard let found = try? await fetch(), !Task.isCancelled else { throw CancellationError() }
    names = found
  }
}
