// wrong: the store forgets the server's call, which runs on and is not cancelled

public final class RosterStore {
  public private(set) var names: [String] = []

  private let fetch: () async throws -> [String]

  public init(fetch: @escaping () async throws -> [String]) {
    self.fetch = fetch
  }

  public func refresh() async throws {
    try Task.checkCancellation()
    let request = Task { try await fetch() }
    let result = await request.result
    try Task.checkCancellation()
    names = try result.get()
  }
}
