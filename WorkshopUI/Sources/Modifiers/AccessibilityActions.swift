import Foundation

/// What a screen reader can ask of a view, beside what it shows.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  /// What pressing does.
  public static let `default` = Self(name: "default")
  /// Leaves the screen or the presentation.
  public static let escape = Self(name: "escape")
  /// Starts or stops what matters most.
  public static let magicTap = Self(name: "magicTap")
  /// Deletes.
  public static let delete = Self(name: "delete")
  /// Shows a menu.
  public static let showMenu = Self(name: "showMenu")
  /// An action of a name.
  public init(named name: Text) { self.name = name.string }
  private init(name: String) { self.name = name }
}

/// Which way a person changes a value.
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
/// How deep a heading stands.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
/// When more about a view is read.
public enum AccessibilityCustomContentImportance: Sendable { case `default`, high }

/// What a text is about, for how it is read.
public struct AccessibilityTextContentType: Sendable {
  let name: String
  public static let plain = Self(name: "plain"), console = Self(name: "console"),
    fileSystem = Self(name: "fileSystem"), messaging = Self(name: "messaging"),
    narrative = Self(name: "narrative"), sourceCode = Self(name: "sourceCode"),
    spreadsheet = Self(name: "spreadsheet"), wordProcessing = Self(name: "wordProcessing")
}

// Actions are noted: nothing here calls them.
nonisolated extension View {
  /// Adds something that a screen reader can ask for.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> _Accessible<Self> { accessible(actionKind.name) }
  /// Adds something of a name that a screen reader can ask for.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> _Accessible<Self> { accessibilityAction(named: Text(nameKey), handler) }
  /// Adds something of a name that a screen reader can ask for.
  @_disfavoredOverload public func accessibilityAction(
    named name: some _Title, _ handler: @escaping () -> Void
  ) -> _Accessible<Self> { accessible(name._text.string) }
  /// Adds something with a label that a screen reader can ask for.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { noted(nil) }
  /// Adds buttons that a screen reader offers.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { withSlot(content()) }
  /// Says how a screen reader changes the value.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> _Accessible<Self> { accessible("adjustable") }
  /// Says how a screen reader scrolls.
  public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> _Accessible<Self> { accessible("scroll") }
  /// Says which views a screen reader reads first: the highest number.
  public func accessibilitySortPriority(_ sortPriority: Double) -> _Accessible<Self> {
    accessible(sortPriority)
  }
  /// Says by which words a person may call the view.
  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> _Accessible<Self> { accessibilityInputLabels(inputLabelKeys.map { Text($0) }) }
  /// Says by which words a person may call the view.
  @_disfavoredOverload public func accessibilityInputLabels(
    _ inputLabels: [some _Title]
  ) -> _Accessible<Self> { accessible(inputLabels.map(\._text.string).joined(separator: ", ")) }
  /// Says how deep a heading stands.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> _Accessible<Self> {
    accessible(level)
  }
  /// Says that a screen reader can press the view.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> _Accessible<Self> { accessible(respondsToUserInteraction) }
  /// Says what the text is about.
  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> _Accessible<Self> { accessible(value.name) }
  /// Says more about the view, for people who ask.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: some _Title,
    importance: AccessibilityCustomContentImportance = .default
  ) -> _Accessible<Self> { accessible("\(Text(labelKey).string): \(value._text.string)") }
  /// Says more about the view, for people who ask.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> _Accessible<Self> { accessibilityCustomContent(labelKey, Text(valueKey)) }
  /// Has colours of the view stay where all others are inverted.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    noted(active)
  }
  /// Shows the view large while it is held, where text is large.
  public func accessibilityShowsLargeContentViewer() -> some View { annotated() }
  /// Shows another view large while the view is held, where text is large.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { withSlot(largeContentView()) }
  /// Has screen readers read another view: here, noted beside it.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { withSlot(representation()) }
  /// Says what screen readers find inside: here, noted beside it.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    withSlot(children())
  }
  /// Says how the text of a view is spelled out.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { noted(value) }
}
