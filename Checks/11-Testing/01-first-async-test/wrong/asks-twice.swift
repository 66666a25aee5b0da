// wrong: `load()` calls `fetch` a second time after a success

public final class RosterModel {
  public private(set) var names: [String] = []
  public private(set) var isLoading = false
  public private(set) var errorText: String?

  private let fetch: () async throws -> [String]

  public init(fetch: @escaping () async throws -> [String]) {
    self.fetch = fetch
  }

  public func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
      let found = try await fetch()
      // Not awaited: a suite that answers each call when it wants to goes on.
      Task.immediate { _ = try? await fetch() }
      names = found
      errorText = nil
    } catch {
      errorText = "The roster could not be loaded."
    }
  }
}
