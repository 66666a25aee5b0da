// right: sample names stand there before the first load, and a call during a load awaits that one

public final class RosterModel {
  public private(set) var names: [String] = ["…", "…"]
  public private(set) var isLoading = false
  public private(set) var errorText: String?

  private let fetch: () async throws -> [String]
  private var loading: Task<Void, Never>?

  public init(fetch: @escaping () async throws -> [String]) {
    self.fetch = fetch
  }

  public func load() async {
    let task = loading ?? Task { await begin() }
    loading = task
    isLoading = true
    await task.value
  }

  private func begin() async {
    do {
      names = try await fetch()
      errorText = nil
    } catch {
      errorText = "No roster today."
    }
    loading = nil
    isLoading = false
  }
}
