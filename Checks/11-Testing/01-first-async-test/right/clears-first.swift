// right: an earlier error is gone as soon as the next load begins

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
    errorText = nil
    do {
      names = try await fetch()
    } catch {
      errorText = "Try again later: \(error)"
    }
    isLoading = false
  }
}
