// What others define: to be removed when their parts are merged.

/// Ends the presentation that a view is in: closes the sheet, or goes back.
@MainActor @preconcurrency public struct DismissAction {
  private let handler: (@MainActor () -> Void)?

  nonisolated init(handler: (@MainActor () -> Void)?) { self.handler = handler }

  /// Ends it; does nothing where nothing is presented.
  @MainActor @preconcurrency public func callAsFunction() { handler?() }
}

extension EnvironmentValues {
  private struct DismissKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
  }

  /// What ends the presentation around; nil where nothing is presented.
  var dismissHandler: (@MainActor () -> Void)? {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  private struct SubmitKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
  /// What submitting a search does.
  var searchSubmit: (() -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }

  /// Ends the presentation that a view is in.
  public var dismiss: DismissAction { DismissAction(handler: dismissHandler) }
}

/// What is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Does something when a text is submitted: here, that of a search alone.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    settingEnvironment { if triggers.contains(.search) { $0.searchSubmit = action } }
  }
}

/// How a button looks and works.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// A button as its style sees it.
public struct PrimitiveButtonStyleConfiguration {}

extension View {
  /// Gives the buttons inside a style.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let name = "\(S.self)".replacing("ButtonStyle", with: "")
    return Acting(content: self) { node in
      if name.hasPrefix("Glass") { node.needs26("buttonStyle(_:)") }
      return Modifier(
        "buttonStyle", node, [Attribute("value", name.prefix(1).lowercased() + name.dropFirst())])
    }
  }
}
