import Foundation

/// Several days to choose. Here, a box with its name: a check hands it a day, such as `2026-11-27`, and the
/// day is taken, or given back where it was chosen.
nonisolated public struct MultiDatePicker<Label: View>: _Control {
  public let _parts: _Parts

  private init(
    _ selection: Binding<Set<DateComponents>>, _ label: Label, least: Date?, end: Date?
  ) {
    let toggle: (String) -> Void = { text in
      let numbers = text.split(separator: "-").compactMap { Int($0) }
      guard numbers.count == 3 else { return }
      let calendar = Calendar.current
      var day = DateComponents(year: numbers[0], month: numbers[1], day: numbers[2])
      guard day.isValidDate(in: calendar), let date = calendar.date(from: day) else { return }
      if let least, date < calendar.startOfDay(for: least) { return }
      if let end, date >= end { return }
      day = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
      if selection.wrappedValue.remove(day) == nil { selection.wrappedValue.insert(day) }
    }
    _parts = _Parts(kind: "MultiDatePicker", slots: ["label": label], handlers: [.change: toggle]) {
      let days = selection.wrappedValue.compactMap { day -> String? in
        guard let year = day.year, let month = day.month, let number = day.day else { return nil }
        return [year, month, number].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
      }
      return ["value": days.sorted().joined(separator: " ")]
    }
  }

  /// Any days.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, label(), least: nil, end: nil)
  }
  /// Days from one on, and before another one.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, label(), least: bounds.lowerBound, end: bounds.upperBound) }
  /// Days from one on.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, label(), least: bounds.lowerBound, end: nil) }
  /// Days before another one.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, label(), least: nil, end: bounds.upperBound) }
}
@available(*, unavailable) extension MultiDatePicker: Sendable {}

nonisolated extension MultiDatePicker where Label == Text {
  /// Any days.
  public init(_ title: some _Title, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { title._text }
  }
  /// Days from one on, and before another one.
  public init(
    _ title: some _Title, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection: selection, in: bounds) { title._text } }
  /// Days from one on.
  public init(
    _ title: some _Title, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { title._text } }
  /// Days before another one.
  public init(
    _ title: some _Title, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection: selection, in: bounds) { title._text } }
}
