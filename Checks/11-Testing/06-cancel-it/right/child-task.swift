// right: a child task asks

public final class RosterStore {
  public private(set) var names: [String] = []

  private let fetch: () async throws -> [String]
  private func ask() async throws -> [String] { try await fetch() }

  public init(fetch: @escaping () async throws -> [String]) {
    self.fetch = fetch
  }

  public func refresh() async throws {
    try Task.checkCancellation()
    async let found = ask()
    let result: Result<[String], any Error>
    do { result = .success(try await found) } catch { result = .failure(error) }
    try Task.checkCancellation()
    names = try result.get()
  }
}
