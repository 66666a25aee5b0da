/// The shape of a bordered button.
public enum ButtonBorderShape: Sendable { case automatic, capsule, circle, roundedRectangle }
/// How large controls are.
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
/// How a picker shows its options. Here, the styles are values of one type.
public enum PickerStyle: Sendable { case automatic, inline, menu, palette, segmented, wheel }
/// How a list looks. Here, the styles are values of one type.
public enum ListStyle: Sendable { case automatic, grouped, inset, insetGrouped, plain, sidebar }

extension View {
  /// Gives the bordered buttons inside a shape.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    settingEnvironment { $0.styles["borderShape"] = "\(shape)" }
  }
  /// Sizes the controls inside.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    settingEnvironment { $0.styles["controlSize"] = "\(controlSize)" }
  }
  /// Styles the pickers inside.
  nonisolated public func pickerStyle(_ style: PickerStyle) -> some View {
    settingEnvironment { $0.styles["Picker"] = "\(style)" }
  }
  /// Styles the lists inside.
  nonisolated public func listStyle(_ style: ListStyle) -> some View {
    settingEnvironment { $0.styles["List"] = "\(style)" }
  }
  /// Has what is inside take no event from a finger.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    settingEnvironment { $0.isHit = $0.isHit && enabled }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is asked to show.
  @preconcurrency nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role, action: configuration.action, content: configuration.label)
  }
}
