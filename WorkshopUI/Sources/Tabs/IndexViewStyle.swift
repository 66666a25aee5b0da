/// How the dots of pages look.
public protocol IndexViewStyle {
  /// What the readable tree calls it; not in SwiftUI.
  var _name: String { get }
}

/// Dots below pages.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When something stands behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let interactive = Self(name: "interactive")
    public static let always = Self(name: "always")
    public static let never = Self(name: "never")
  }
  public let _name: String
  /// Dots below pages, with something behind them.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _name = backgroundDisplayMode.name
  }
}

@available(*, unavailable) extension PageIndexViewStyle: Sendable {}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots below pages.
  public static var page: PageIndexViewStyle { .init() }
  /// Dots below pages, with something behind them.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { .init(backgroundDisplayMode: backgroundDisplayMode) }
}

nonisolated extension View {
  /// Says how the dots of pages inside look: here, noted.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { noted(style._name) }
}
