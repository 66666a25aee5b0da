/// The system's values of the environment, which are read as members of `EnvironmentValues`.
public struct _CommonValues: Equatable, EnvironmentKey {
  public static var defaultValue: _CommonValues { .init() }
  public var accessibilityReduceMotion = false
  public var accessibilityReduceTransparency = false
  public var colorScheme = ColorScheme.light
  public var _colorSchemeContrast = ColorSchemeContrast.standard
  public var redactionReasons: RedactionReasons = []
  public var dynamicTypeSize = DynamicTypeSize.large
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  public var isEnabled = true
  public var isPresented = false
  public var locale = Locale(identifier: "en_US")
  public var scenePhase = ScenePhase.active
  /// What a finger reaches, which kinds of control have which style, whose rows are counted.
  var isHit = true
  var styles: [String: String] = [:]
  var ownStyles: [String: AnyButtonStyle] = [:]
  var buttonStyle: AnyButtonStyle?
  var lazyScope: LazyScope?
  var lazyList: LazyScope?
  var scrollView: Int?
  mutating func enter(_ scope: LazyScope) { (lazyList, lazyScope) = (scope, scope) }
}

extension EnvironmentValues {
  /// How far apart a person wants colours to be.
  public var colorSchemeContrast: ColorSchemeContrast { self._colorSchemeContrast }
  public subscript<V>(dynamicMember keyPath: WritableKeyPath<_CommonValues, V>) -> V {
    get { self[_CommonValues.self][keyPath: keyPath] }
    set { self[_CommonValues.self][keyPath: keyPath] = newValue }
  }
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable { case light, dark }
/// How far apart colours are.
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
/// How much space there is.
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
/// Whether the app is in front.
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
