/// Days of the Gregorian calendar as text, without a time zone that could move them.
enum CalendarDay {
  /// Whether a text is a day that exists, as `yyyy-mm-dd` in ASCII digits.
  static func isValid(_ text: String) -> Bool {
    guard let match = text.wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2})/),
      let year = Int(match.1), let month = Int(match.2), let day = Int(match.3),
      (1...12).contains(month)
    else { return false }
    return (1...days(in: month, of: year)).contains(day)
  }

  static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
