extension EnvironmentValues {
  /// Opens a URL. Isolated to the main actor, as few values are.
  @MainActor @preconcurrency public var openURL: OpenURLAction {
    get { self[OpenURLAction.self] }
    set { self[OpenURLAction.self] = newValue }
  }
}

/// Opens a URL. Here, nothing happens unless a view says what.
@MainActor @preconcurrency public struct OpenURLAction: @preconcurrency EnvironmentKey {
  public static let defaultValue = OpenURLAction { _ in .systemAction }
  let handler: (URL) -> Result
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }
  public func callAsFunction(_ url: URL) { _ = handler(url) }
  /// What became of the URL.
  public enum Result: Sendable { case handled, discarded, systemAction }
}
