import Foundation

/// How a date is chosen.
@MainActor @preconcurrency public protocol DatePickerStyle {
  /// The type of what the style makes.
  associatedtype Body: View
  /// Makes the look of what is styled.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// What the style has to show.
  typealias Configuration = DatePickerStyleConfiguration
}

/// A date picker for a style to show.
public struct DatePickerStyleConfiguration {
  /// What the date is for.
  @MainActor @preconcurrency public struct Label: View {
    let view: AnyView
    public static func _update(_ view: Self, _ node: _ViewNode) { node.child(view.view) }
  }
  /// What the date is for.
  public let label: Label
  /// The date.
  @Binding public var selection: Date
  /// The first date that can be chosen.
  public let minimumDate: Date?
  /// The last date that can be chosen.
  public let maximumDate: Date?
  /// What of the date can be chosen.
  public let displayedComponents: DatePickerComponents
}
@available(*, unavailable)
extension DatePickerStyleConfiguration: Sendable {}

nonisolated extension View {
  /// Styles the date pickers inside.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    styling("DatePicker", style, "DatePickerStyle")
  }
}

/// As the place asks for.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).datePickerStyle(self)
  }
}
@available(*, unavailable)
extension DefaultDatePickerStyle: Sendable {}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// As the place asks for.
  @MainActor @preconcurrency public static var automatic: DefaultDatePickerStyle { .init() }
}

/// A field that opens a calendar.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).datePickerStyle(self)
  }
}
@available(*, unavailable)
extension CompactDatePickerStyle: Sendable {}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A field that opens a calendar.
  @MainActor @preconcurrency public static var compact: CompactDatePickerStyle { .init() }
}

/// A calendar: here, a field that opens one.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).datePickerStyle(self)
  }
}
@available(*, unavailable)
extension GraphicalDatePickerStyle: Sendable {}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar: here, a field that opens one.
  @MainActor @preconcurrency public static var graphical: GraphicalDatePickerStyle { .init() }
}

/// Wheels: here, a field.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle, SystemStyle {
  /// The style.
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).datePickerStyle(self)
  }
}
@available(*, unavailable)
extension WheelDatePickerStyle: Sendable {}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels: here, a field.
  @MainActor @preconcurrency public static var wheel: WheelDatePickerStyle { .init() }
}
