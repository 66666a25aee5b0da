/// What tells screen readers of a view.
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier, Equatable, NotedModifier {
  let name: String, attributes: Attributes
  public func body(content: Content) -> some View { content }
}

/// What accessibility modifiers return, shortly.
public typealias _Accessible<V> = ModifiedContent<V, AccessibilityAttachmentModifier>

nonisolated extension View {
  func accessible(_ value: Any, function: String = #function) -> _Accessible<Self> {
    modifier(.init(name: name(of: function), attributes: ["value": value]))
  }
  /// Says what the view is called.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> _Accessible<Self> {
    accessibilityLabel(Text(labelKey))
  }
  /// Says what the view is called.
  @_disfavoredOverload public func accessibilityLabel(_ label: some _Title) -> _Accessible<Self> {
    accessible(label._text.string)
  }
  /// Says what value the view has.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> _Accessible<Self> {
    accessibilityValue(Text(valueKey))
  }
  /// Says what value the view has.
  @_disfavoredOverload public func accessibilityValue(_ value: some _Title) -> _Accessible<Self> {
    accessible(value._text.string)
  }
  /// Says what happens when the view is used.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> _Accessible<Self> {
    accessibilityHint(Text(hintKey))
  }
  /// Says what happens when the view is used.
  @_disfavoredOverload public func accessibilityHint(_ hint: some _Title) -> _Accessible<Self> {
    accessible(hint._text.string)
  }
  /// Has screen readers pass over the view.
  public func accessibilityHidden(_ hidden: Bool) -> _Accessible<Self> { accessible(hidden) }
  /// Names the view for tests.
  public func accessibilityIdentifier(_ identifier: String) -> _Accessible<Self> {
    accessible(identifier)
  }
  /// Says what kind of view it is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> _Accessible<Self> {
    accessible(traits.names.joined(separator: " "))
  }
  /// Says what kind of view it is not.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> _Accessible<Self> {
    accessible(traits.names.joined(separator: " "))
  }
  /// Makes one element of a view with all that is inside.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    noted("children: \(children)")
  }
}

extension Text {
  /// Says what screen readers read instead of the text.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }
  /// Says what screen readers read instead of the text.
  @_disfavoredOverload public func accessibilityLabel(_ label: some _Title) -> Text {
    styled("accessibilityLabel", label._text.string)
  }
}

/// What screen readers make of the views inside an element.
public enum AccessibilityChildBehavior { case ignore, contain, combine }

/// Kinds of views, as screen readers tell them.
public struct AccessibilityTraits: OptionSet, Sendable {
  private static let all = [
    "isButton", "isHeader", "isSelected", "isLink", "isImage", "isStaticText", "isModal",
    "updatesFrequently", "isToggle",
  ]
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = 1 << Self.all.firstIndex(of: name)! }
  public static let isButton = Self("isButton"), isHeader = Self("isHeader"),
    isSelected = Self("isSelected"), isLink = Self("isLink"), isImage = Self("isImage"),
    isStaticText = Self("isStaticText"), isModal = Self("isModal"),
    updatesFrequently = Self("updatesFrequently"), isToggle = Self("isToggle")
  var names: [String] { Self.all.filter { contains(Self($0)) } }
}
