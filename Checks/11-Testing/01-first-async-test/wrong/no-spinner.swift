// wrong: `isLoading` is false while `fetch` runs

public final class RosterModel {
  public private(set) var names: [String] = []
  public private(set) var isLoading = false
  public private(set) var errorText: String?

  private let fetch: () async throws -> [String]

  public init(fetch: @escaping () async throws -> [String]) {
    self.fetch = fetch
  }

  public func load() async {
    do {
      names = try await fetch()
      errorText = nil
    } catch {
      errorText = "The roster could not be loaded."
    }
    isLoading = false
  }
}
