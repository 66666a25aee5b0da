/// How a picker shows its options. Nonisolated, unlike most protocols of styles.
public protocol PickerStyle {}

nonisolated extension View {
  /// Styles the pickers inside.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    styling("Picker", style, "PickerStyle")
  }
}

/// As the place asks for.
public struct DefaultPickerStyle: PickerStyle, SystemStyle {
  /// The style.
  public init() {}
}
@available(*, unavailable)
extension DefaultPickerStyle: Sendable {}
extension PickerStyle where Self == DefaultPickerStyle {
  /// As the place asks for.
  public static var automatic: DefaultPickerStyle { .init() }
}

/// Options among the other rows.
public struct InlinePickerStyle: PickerStyle, SystemStyle {
  /// The style.
  public init() {}
}
@available(*, unavailable)
extension InlinePickerStyle: Sendable {}
extension PickerStyle where Self == InlinePickerStyle {
  /// Options among the other rows.
  public static var inline: InlinePickerStyle { .init() }
}

/// Options in a menu.
public struct MenuPickerStyle: PickerStyle, SystemStyle {
  /// The style.
  public init() {}
}
@available(*, unavailable)
extension MenuPickerStyle: Sendable {}
extension PickerStyle where Self == MenuPickerStyle {
  /// Options in a menu.
  public static var menu: MenuPickerStyle { .init() }
}

/// Options on a screen of their own: here, in a menu.
public struct NavigationLinkPickerStyle: PickerStyle, SystemStyle {
  /// The style.
  public init() {}
}
@available(*, unavailable)
extension NavigationLinkPickerStyle: Sendable {}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// Options on a screen of their own: here, in a menu.
  public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

/// Options in a row, in a menu.
public struct PalettePickerStyle: PickerStyle, SystemStyle {
  /// The style.
  public init() {}
}
@available(*, unavailable)
extension PalettePickerStyle: Sendable {}
extension PickerStyle where Self == PalettePickerStyle {
  /// Options in a row, in a menu.
  public static var palette: PalettePickerStyle { .init() }
}

/// Options side by side.
public struct SegmentedPickerStyle: PickerStyle, SystemStyle {
  /// The style.
  public init() {}
}
@available(*, unavailable)
extension SegmentedPickerStyle: Sendable {}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Options side by side.
  public static var segmented: SegmentedPickerStyle { .init() }
}

/// Options on a wheel: here, in a menu.
public struct WheelPickerStyle: PickerStyle, SystemStyle {
  /// The style.
  public init() {}
}
@available(*, unavailable)
extension WheelPickerStyle: Sendable {}
extension PickerStyle where Self == WheelPickerStyle {
  /// Options on a wheel: here, in a menu.
  public static var wheel: WheelPickerStyle { .init() }
}
