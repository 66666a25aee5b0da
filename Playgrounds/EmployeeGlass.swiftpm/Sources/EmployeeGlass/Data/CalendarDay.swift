import Foundation

/// A day of the Gregorian calendar, without a time zone that could move it.
nonisolated struct CalendarDay: Sendable, Hashable {
  let year: Int
  let month: Int
  let day: Int

  /// A day that exists; nil for others.
  init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(in: month, of: year)).contains(day)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Reads `yyyy-mm-dd` in ASCII digits, and nothing else.
  init?(_ text: some StringProtocol) {
    let fields = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    func number(_ digits: some Collection<UInt8>) -> Int? {
      digits.reduce(0) { value, digit in
        guard let value, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
        return value * 10 + Int(digit - UInt8(ascii: "0"))
      }
    }
    guard fields.map(\.count) == [4, 2, 2], let year = number(fields[0]),
      let month = number(fields[1]), let day = number(fields[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

nonisolated extension CalendarDay: Comparable {
  static func < (first: Self, second: Self) -> Bool { first.number < second.number }

  /// Days in the order of the calendar are numbers in order; some numbers are no day.
  var number: Int { (year * 13 + month) * 32 + day }
}

nonisolated extension CalendarDay {
  /// The day in words of the reader's language, such as "1 January 2024".
  func formatted(locale: Locale = .current) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = locale
    // Noon, which no zone's summer time reaches; the zone is Greenwich both here and in the style.
    let parts = DateComponents(year: year, month: month, day: day, hour: 12)
    guard let date = calendar.date(from: parts) else { return "" }
    return date.formatted(
      Date.FormatStyle(
        date: .long, time: .omitted, locale: locale, calendar: calendar, timeZone: .gmt))
  }
}
