import Foundation

/// What a screen reader tells of a view when it is asked for more.
public enum AXCustomContent {
  /// Whether it is told without being asked for.
  public enum Importance: Sendable { case `default`, high }
}

/// What a piece of such content is called.
public struct AccessibilityCustomContentKey: Equatable {
  let label: String
  private let id: String
  /// By a label, and an id that stays while the label changes.
  public init(_ label: Text, id: String) { (self.label, self.id) = (label.string, id) }
  /// By a label, and an id that stays while the label changes.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
  /// By a label.
  public init(_ labelKey: LocalizedStringKey) {
    let label = Text(labelKey)
    self.init(label, id: label.string)
  }
}
@available(*, unavailable) extension AccessibilityCustomContentKey: Sendable {}

nonisolated extension View {
  private func content(
    _ label: String, _ value: String?, _ importance: AXCustomContent.Importance
  ) -> _Accessible<Self> {
    let isHigh = importance == .high ? true : nil
    return modifier(
      .init(
        name: "accessibilityCustomContent",
        attributes: ["label": label, "value": value, "isHigh": isHigh]))
  }
  /// Says more of the view to those who ask.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> _Accessible<Self> { content(key.label, value?.string, importance) }
  /// Says more of the view to those who ask.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> _Accessible<Self> { content(key.label, Text(valueKey).string, importance) }
  /// Says more of the view to those who ask.
  @_disfavoredOverload public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> _Accessible<Self> { content(key.label, String(value), importance) }
  /// Says more of the view to those who ask.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> _Accessible<Self> { content(Text(labelKey).string, Text(valueKey).string, importance) }
  /// Says more of the view to those who ask.
  @_disfavoredOverload public func accessibilityCustomContent(
    _ label: some _Title, _ value: some _Title,
    importance: AXCustomContent.Importance = .default
  ) -> _Accessible<Self> { content(label._text.string, value._text.string, importance) }
}
