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
  /// Opens a URL.
  public func callAsFunction(_ url: URL) { _ = handler(url) }
  /// Opens a URL, within the app where that is possible: here, as any other.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { _ = handler(url) }
  /// Opens a URL, and says whether it was opened.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
  /// What became of the URL.
  public struct Result: Sendable {
    let isAccepted: Bool
    public static let handled = Self(isAccepted: true)
    public static let discarded = Self(isAccepted: false)
    public static let systemAction = Self(isAccepted: true)
    /// The system opens another URL: here, it opens none.
    public static func systemAction(_ url: URL) -> Self { .systemAction }
    /// The system opens a URL, within the app where that is possible: here, it opens none.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Self { .systemAction }
  }
}
