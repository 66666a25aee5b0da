// right: a load is a task of its own, which `load()` awaits

public final class RosterModel {
  public private(set) var names: [String] = []
  public private(set) var isLoading = false
  public private(set) var errorText: String?

  private let fetch: () async throws -> [String]

  public init(fetch: @escaping () async throws -> [String]) {
    self.fetch = fetch
  }

  public func load() async {
    let task = Task {
      isLoading = true
      do {
        names = try await fetch()
        errorText = nil
      } catch {
        errorText = "No roster"
      }
      isLoading = false
    }
    await task.value
  }
}
