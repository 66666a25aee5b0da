import Foundation

extension Date {
  /// The time, such as "14:05"; where it is not of the day of `now`, with its date.
  func timeWords(
    at now: Date = .now, calendar: Calendar = .current, locale: Locale = .current
  ) -> String {
    let isToday = calendar.isDate(self, inSameDayAs: now)
    return formatted(
      Date.FormatStyle(
        date: isToday ? .omitted : .abbreviated, time: .shortened, locale: locale,
        calendar: calendar, timeZone: calendar.timeZone))
  }
}
