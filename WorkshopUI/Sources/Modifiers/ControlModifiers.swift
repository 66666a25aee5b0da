import Foundation

/// How wide a button is.
@available(iOS 26.0, macOS 26.0, *)
public struct ButtonSizing: Hashable, Sendable {
  let name: String
  public static var automatic: Self { .init(name: "automatic") }
  public static var flexible: Self { .init(name: "flexible") }
  public static var fitted: Self { .init(name: "fitted") }
}

/// What stands on the key that enters a text.
public struct SubmitLabel: Sendable {
  let name: String
  public static var done: Self { .init(name: "done") }
  public static var go: Self { .init(name: "go") }
  public static var send: Self { .init(name: "send") }
  public static var join: Self { .init(name: "join") }
  public static var route: Self { .init(name: "route") }
  public static var search: Self { .init(name: "search") }
  public static var `return`: Self { .init(name: "return") }
  public static var next: Self { .init(name: "next") }
  public static var `continue`: Self { .init(name: "continue") }
}

/// Which letters a keyboard makes large.
public struct TextInputAutocapitalization: Sendable {
  let name: String
  public static var never: Self { .init(name: "never") }
  public static var words: Self { .init(name: "words") }
  public static var sentences: Self { .init(name: "sentences") }
  public static var characters: Self { .init(name: "characters") }
}

/// The names of UIKit's keyboards.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The names of what UIKit's fields hold.
// swift-format-ignore: AlwaysUseLowerCamelCase
public struct UITextContentType: Hashable, Sendable {
  let name: String
  public static let name = Self(name: "name"), emailAddress = Self(name: "email"),
    telephoneNumber = Self(name: "tel"), password = Self(name: "current-password"),
    newPassword = Self(name: "new-password"), username = Self(name: "username"),
    oneTimeCode = Self(name: "one-time-code"), URL = Self(name: "url"),
    givenName = Self(name: "given-name"), familyName = Self(name: "family-name"),
    fullStreetAddress = Self(name: "street-address"), postalCode = Self(name: "postal-code")
}

/// The names of which letters UIKit's keyboards make large.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// In which order the actions of a menu stand.
public struct MenuOrder: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic"), priority = Self(name: "priority"),
    fixed = Self(name: "fixed")
}

/// Whether an action of a menu closes it.
public struct MenuActionDismissBehavior: Hashable {
  let name: String
  public static var automatic: Self { .init(name: "automatic") }
  public static var enabled: Self { .init(name: "enabled") }
  public static var disabled: Self { .init(name: "disabled") }
}

/// How much space is between the sections of a list.
public struct ListSectionSpacing: Sendable {
  let name: String
  public static let `default` = Self(name: "default"), compact = Self(name: "compact")
  /// In points.
  public static func custom(_ spacing: CGFloat) -> Self { .init(name: "\(spacing)") }
}

/// When a button repeats its action.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled"),
    disabled = Self(name: "disabled")
}

nonisolated extension View {
  /// Says how wide the buttons inside are.
  @available(iOS 26.0, macOS 26.0, *)
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { noted(sizing.name) }
  /// Says whether the buttons inside repeat their actions: here, they do not.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    noted(behavior.name)
  }
  /// Hides the labels of the controls inside; screen readers still say them.
  public func labelsHidden() -> some View { annotated() }
  /// Says what stands on the key that enters texts inside.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { noted(submitLabel.name) }
  /// Keeps entering a text inside from what is around.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    handling(memory: isBlocking ? SubmissionScope() : nil, ["value": isBlocking])
  }
  /// Says which letters a keyboard makes large inside.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { noted(autocapitalization?.name) }
  /// Says which letters a keyboard makes large inside: an older spelling.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    noted(style, function: "textInputAutocapitalization")
  }
  /// Says whether what is typed inside is corrected.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { noted(disable) }
  /// Says whether what is typed inside is corrected: an older spelling.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    noted(disable, function: "autocorrectionDisabled")
  }
  /// Says which keyboard the fields inside ask for.
  public func keyboardType(_ type: UIKeyboardType) -> some View { noted(type) }
  /// Says what the fields inside hold.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    noted(textContentType?.name)
  }
  /// Says how much headers of sections inside stand out.
  public func headerProminence(_ prominence: Prominence) -> some View { noted(prominence) }
  /// Says in which order the actions of menus inside stand.
  public func menuOrder(_ order: MenuOrder) -> some View { noted(order.name) }
  /// Says whether menus inside have an arrow.
  public func menuIndicator(_ visibility: Visibility) -> some View { noted(visibility) }
  /// Says whether actions inside close their menu.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    noted(behavior.name)
  }
  /// Keeps a person from removing a row: here, noted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { noted(isDisabled) }
  /// Keeps a person from moving a row: here, noted.
  public func moveDisabled(_ isDisabled: Bool) -> some View { noted(isDisabled) }
  /// Keeps a person from selecting a row: here, noted.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { noted(isDisabled) }
  /// Sets the space between rows of lists inside, in points.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { noted(spacing) }
  /// Sets the space around a row at some edges, in points.
  @available(iOS 26.0, macOS 26.0, *)
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    annotated(["edges": edges == .all ? nil : edges, "length": length])
  }
  /// Sets the colour of the line at a row.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { noted(color) }
  /// Says whether a row has lines above or below.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set
  ) -> some View { noted(visibility) }
  /// Sets the colour of a row's accessories.
  public func listItemTint(_ tint: Color?) -> some View { noted(tint) }
  /// Sets the space between sections of lists inside.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    noted(spacing.name)
  }
  /// Sets the space between sections of lists inside, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { noted(spacing) }
  /// Sets the margins of a section, in points.
  @available(iOS 26.0, *)
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    annotated(["edges": edges == .all ? nil : edges, "length": length])
  }
  /// Says whether sections have lines above and below.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { noted(visibility) }
  /// Says whether lists inside have an index at the side: here, there is none.
  @available(iOS 26.0, *)
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    noted(visibility)
  }
  /// Names a section in the index of the list around: here, there is none.
  @available(iOS 26.0, *)
  public func sectionIndexLabel(_ label: Text?) -> some View { noted(label?.string) }
  /// Names a section in the index of the list around: here, there is none.
  @available(iOS 26.0, *)
  @_disfavoredOverload public func sectionIndexLabel(_ label: (some _Title)?) -> some View {
    noted(label?._text.string)
  }
  /// Says whether links inside have an arrow. Isolated to the main actor, unlike its siblings.
  @MainActor @preconcurrency public func navigationLinkIndicatorVisibility(_ visibility: Visibility)
    -> some View
  {
    noted(visibility)
  }
  /// Calls an action when the pointer comes or goes: never, here.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { annotated() }
  /// Calls an action with a URL that the app was opened with: never, here.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { annotated() }
  /// Opens links inside in the app, where that is preferred: here, noted.
  @available(iOS 26.0, macOS 26.0, *)
  @MainActor @preconcurrency public func onOpenURL(prefersInApp: Bool) -> some View {
    noted(prefersInApp)
  }
  /// Says that the view can have the keyboard.
  public func focusable(_ isFocusable: Bool = true) -> some View { noted(isFocusable) }
  /// Says whether what has the keyboard is marked.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { noted(disabled) }
  /// Says which view has the keyboard at first: here, noted.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> some View { noted(value) }
}

extension VerticalEdge {
  /// The upper edge, the lower one or both.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Self(rawValue: 1), bottom = Self(rawValue: 2), all = Self(rawValue: 3)
  }
}
