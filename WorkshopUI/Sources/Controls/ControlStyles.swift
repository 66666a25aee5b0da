/// The shape of a bordered button.
public enum ButtonBorderShape: Sendable { case automatic, capsule, circle, roundedRectangle }
/// How large controls are.
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
/// How a picker shows its options. Here, the styles are values of one type.
public enum PickerStyle: Sendable { case automatic, inline, menu, palette, segmented, wheel }
/// How a list looks. Here, the styles are values of one type.
public enum ListStyle: Sendable { case automatic, grouped, inset, insetGrouped, plain, sidebar }

nonisolated extension View {
  private func styling(_ name: String, _ style: Any) -> some View {
    settingEnvironment { $0.styles[name] = "\(style)" }
  }
  /// Gives the bordered buttons inside a shape.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    styling("borderShape", shape)
  }
  /// Sizes the controls inside.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    styling("controlSize", controlSize)
  }
  /// Styles the pickers inside.
  public func pickerStyle(_ style: PickerStyle) -> some View { styling("Picker", style) }
  /// Styles the lists inside.
  public func listStyle(_ style: ListStyle) -> some View { styling("List", style) }
  /// Has what is inside take no event from a finger.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    settingEnvironment { $0.isHit = $0.isHit && enabled }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is asked to show.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action, content: configuration.label)
  }
}
