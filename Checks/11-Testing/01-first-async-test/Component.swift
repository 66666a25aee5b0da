// right: the model as it is given

/// What a screen shows of a roster that takes a while to load.
public final class RosterModel {
  /// Names from the last load that succeeded.
  public private(set) var names: [String] = []
  /// Whether a load is on its way, and the screen shows a spinner.
  public private(set) var isLoading = false
  /// Why the last load failed, for the person in front of the screen; nil where it did not.
  public private(set) var errorText: String?

  private let fetch: () async throws -> [String]

  /// - Parameter fetch: Asks the server; called once for each load.
  public init(fetch: @escaping () async throws -> [String]) {
    self.fetch = fetch
  }

  /// Loads the roster, and returns when the load has ended, well or badly.
  public func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
      names = try await fetch()
      errorText = nil
    } catch {
      errorText = "The roster could not be loaded."
    }
  }
}
