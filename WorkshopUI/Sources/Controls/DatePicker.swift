import Foundation

/// What of a date can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Day, month and year.
  public static let date = Self(rawValue: 1)
  /// Hour and minute.
  public static let hourAndMinute = Self(rawValue: 2)
}

/// A date to choose. What is typed is taken as a browser says it, in the time zone of the system.
nonisolated public struct DatePicker<Label: View>: View {
  /// What of a date can be chosen.
  public typealias Components = DatePickerComponents
  let selection: Binding<Date>
  let least: Date?
  let most: Date?
  let components: Components
  let label: Label

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let (selection, least, most) = (view.selection, view.least, view.most)
    let components = view.components
    if let style = node.ownStyle("DatePicker") as? any DatePickerStyle {
      func body(_ style: some DatePickerStyle) -> any View {
        let configuration = DatePickerStyleConfiguration(
          label: .init(view: AnyView(view.label)), selection: selection, minimumDate: least,
          maximumDate: most, displayedComponents: components)
        return node.installed(style).makeBody(configuration: configuration)
      }
      return node.showStyled("DatePicker") { body(style) }
    }
    let words = DateWords(components)
    let set: (String) -> Void = { text in
      guard let date = words.date(text, on: selection.wrappedValue) else { return }
      let wanted = max(date, least ?? date)
      selection.wrappedValue = min(wanted, most ?? wanted)
    }
    node.show(
      _Parts(kind: "DatePicker", slots: ["label": view.label], handlers: [.change: set]) {
        [
          "value": words.text(selection.wrappedValue), "components": words.name,
          "least": least.map(words.text), "most": most.map(words.text),
        ]
      })
  }
}

/// How a browser's fields say dates: `2026-11-23`, `10:30`, or both with a T between.
private struct DateWords {
  let name: String
  private let format: String

  init(_ components: DatePickerComponents) {
    switch components {
    case .date: (name, format) = ("date", "yyyy-MM-dd")
    case .hourAndMinute: (name, format) = ("time", "HH:mm")
    default: (name, format) = ("datetime-local", "yyyy-MM-dd'T'HH:mm")
    }
  }

  private var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = format
    return formatter
  }

  func text(_ date: Date) -> String { formatter.string(from: date) }

  /// The date that a text says; what it does not say stays as it is.
  func date(_ text: String, on day: Date) -> Date? {
    guard let parsed = formatter.date(from: text) else { return nil }
    let calendar = Calendar(identifier: .gregorian)
    let all: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second, .nanosecond]
    var parts = calendar.dateComponents(all, from: day)
    let new = calendar.dateComponents(all, from: parsed)
    if name != "time" { (parts.year, parts.month, parts.day) = (new.year, new.month, new.day) }
    if name != "date" { (parts.hour, parts.minute) = (new.hour, new.minute) }
    return calendar.date(from: parts)
  }
}

nonisolated extension DatePicker {
  private init(
    _ selection: Binding<Date>, _ least: Date?, _ most: Date?, _ components: Components,
    _ label: Label
  ) {
    (self.selection, self.least, self.most) = (selection, least, most)
    (self.components, self.label) = (components, label)
  }
  /// Any date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, nil, nil, displayedComponents, label()) }
  /// A date of a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
  }
  /// A date from one on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, range.lowerBound, nil, displayedComponents, label()) }
  /// A date up to one.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, nil, range.upperBound, displayedComponents, label()) }
}

nonisolated extension DatePicker where Label == Text {
  /// Any date.
  public init(
    _ title: some _Title, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, nil, displayedComponents, title._text) }
  /// A date of a range.
  public init(
    _ title: some _Title, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, title._text)
  }
  /// A date from one on.
  public init(
    _ title: some _Title, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range.lowerBound, nil, displayedComponents, title._text) }
  /// A date up to one.
  public init(
    _ title: some _Title, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, range.upperBound, displayedComponents, title._text) }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// The date picker that a style is asked to show.
  nonisolated public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.$selection, configuration.minimumDate, configuration.maximumDate,
      configuration.displayedComponents, configuration.label)
  }
}
