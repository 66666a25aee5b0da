/// How a label looks.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of what the style makes.
  associatedtype Body: View
  /// Makes the look of what is styled.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// What the style has to show.
  typealias Configuration = LabelStyleConfiguration
}

/// A label for a style to show.
public struct LabelStyleConfiguration {
  /// The title of the label.
  @MainActor @preconcurrency public struct Title: View {
    let view: AnyView
    public static func _update(_ view: Self, _ node: _ViewNode) { node.child(view.view) }
  }
  /// The icon of the label.
  @MainActor @preconcurrency public struct Icon: View {
    let view: AnyView
    public static func _update(_ view: Self, _ node: _ViewNode) { node.child(view.view) }
  }
  /// What the label says.
  public let title: Title
  /// What it shows.
  public let icon: Icon
}
@available(*, unavailable)
extension LabelStyleConfiguration: Sendable {}

nonisolated extension View {
  /// Styles the labels inside.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    styling("Label", style, "LabelStyle")
  }
}

/// As the place asks for.
nonisolated public struct DefaultLabelStyle: LabelStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}
@available(*, unavailable)
extension DefaultLabelStyle: Sendable {}
extension LabelStyle where Self == DefaultLabelStyle {
  /// As the place asks for.
  @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { .init() }
}

/// The icon alone; screen readers still say the title.
nonisolated public struct IconOnlyLabelStyle: LabelStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}
@available(*, unavailable)
extension IconOnlyLabelStyle: Sendable {}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone; screen readers still say the title.
  @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { .init() }
}

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}
@available(*, unavailable)
extension TitleOnlyLabelStyle: Sendable {}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

/// The icon and the title, also where the place would show one of them.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}
@available(*, unavailable)
extension TitleAndIconLabelStyle: Sendable {}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and the title, also where the place would show one of them.
  @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}
