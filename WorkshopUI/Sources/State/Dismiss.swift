/// Ends the presentation that a view is in: closes the sheet, or goes back.
@MainActor @preconcurrency public struct DismissAction {
  nonisolated let handler: (@MainActor () -> Void)?
  public func callAsFunction() { handler?() }
}

extension EnvironmentValues {
  private struct Key: EnvironmentKey { static var defaultValue: (@MainActor () -> Void)? { nil } }
  var dismissHandler: (@MainActor () -> Void)? {
    get { self[Key.self] }
    set { self[Key.self] = newValue }
  }
  /// Ends the presentation that a view is in; does nothing where nothing is presented.
  public var dismiss: DismissAction { DismissAction(handler: dismissHandler) }
}
