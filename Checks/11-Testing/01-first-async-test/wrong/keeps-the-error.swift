// wrong: after a success, `errorText` is that of an earlier failure, and not nil

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
      names = try await fetch()
    } catch {
      errorText = "The roster could not be loaded."
    }
  }
}
