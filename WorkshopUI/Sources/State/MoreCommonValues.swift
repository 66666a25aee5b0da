import Foundation

/// Values of the system's that stay as they are here, unless a view sets them.
private struct FixedValues: EnvironmentKey {
  static var defaultValue: FixedValues { .init() }
  var verticalSizeClass: UserInterfaceSizeClass? = .regular
  var timeZone: TimeZone = .current
  var calendar: Calendar = .current
  var layoutDirection: LayoutDirection = .leftToRight
  var displayScale: CGFloat = 2
  var legibilityWeight: LegibilityWeight? = .regular
  var sizeCategory: ContentSizeCategory = .large
  var isScrollEnabled: Bool = true
  var isLuminanceReduced: Bool = false
  var defaultMinListRowHeight: CGFloat = 44
  var defaultMinListHeaderHeight: CGFloat? = nil
  var backgroundMaterial: Material? = nil
  var appearsActive: Bool = true
  var accessibilityEnabled: Bool = false
}

extension EnvironmentValues {
  private var fixed: FixedValues {
    get { self[FixedValues.self] }
    set { self[FixedValues.self] = newValue }
  }
  /// How much space there is from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { fixed.verticalSizeClass }
    set { fixed.verticalSizeClass = newValue }
  }
  /// The time zone.
  public var timeZone: TimeZone {
    get { fixed.timeZone }
    set { fixed.timeZone = newValue }
  }
  /// The calendar.
  public var calendar: Calendar {
    get { fixed.calendar }
    set { fixed.calendar = newValue }
  }
  /// What a font is resolved in.
  public var fontResolutionContext: Font.Context { .init() }
  /// Which way people read: here, the value alone. A window follows the browser's language.
  public var layoutDirection: LayoutDirection {
    get { fixed.layoutDirection }
    set { fixed.layoutDirection = newValue }
  }
  /// How many pixels a point has along a side.
  public var displayScale: CGFloat {
    get { fixed.displayScale }
    set { fixed.displayScale = newValue }
  }
  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 0.5 }
  /// Whether the view has the keyboard.
  public var isFocused: Bool { false }
  /// How heavy text is.
  public var legibilityWeight: LegibilityWeight? {
    get { fixed.legibilityWeight }
    set { fixed.legibilityWeight = newValue }
  }
  /// How large text is: an older spelling of `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { fixed.sizeCategory }
    set { fixed.sizeCategory = newValue }
  }
  /// Whether scroll views scroll.
  public var isScrollEnabled: Bool {
    get { fixed.isScrollEnabled }
    set { fixed.isScrollEnabled = newValue }
  }
  /// Whether the screen is dimmed.
  public var isLuminanceReduced: Bool {
    get { fixed.isLuminanceReduced }
    set { fixed.isLuminanceReduced = newValue }
  }
  /// The least height of a row, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { fixed.defaultMinListRowHeight }
    set { fixed.defaultMinListRowHeight = newValue }
  }
  /// The least height of a header, in points.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { fixed.defaultMinListHeaderHeight }
    set { fixed.defaultMinListHeaderHeight = newValue }
  }
  /// The material behind the view.
  public var backgroundMaterial: Material? {
    get { fixed.backgroundMaterial }
    set { fixed.backgroundMaterial = newValue }
  }
  /// Whether the app can open windows.
  public var supportsMultipleWindows: Bool { false }
  /// Whether the window is in front.
  public var appearsActive: Bool {
    get { fixed.appearsActive }
    set { fixed.appearsActive = newValue }
  }
  /// Whether a view must not tell things apart by colour alone.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool { false }
  /// Whether buttons have shapes.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether VoiceOver reads the screen.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether Switch Control is on.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether any of these is on.
  public var accessibilityEnabled: Bool {
    get { fixed.accessibilityEnabled }
    set { fixed.accessibilityEnabled = newValue }
  }
  /// Where the accessory of a tab view stands: here, above the bar.
  @available(iOS 26.0, macOS 26.0, *)
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { .expanded }
}

/// Where the accessory of a tab view stands.
@available(iOS 26.0, macOS 26.0, *)
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }
/// How heavy text is.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
/// How large text is: an older spelling of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  /// Whether it is one of the largest five.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
  public static func >= (first: Self, second: Self) -> Bool {
    allCases.firstIndex(of: first)! >= allCases.firstIndex(of: second)!
  }
  public static func < (first: Self, second: Self) -> Bool { !(first >= second) }
  public static func > (first: Self, second: Self) -> Bool { !(second >= first) }
  public static func <= (first: Self, second: Self) -> Bool { second >= first }
}
