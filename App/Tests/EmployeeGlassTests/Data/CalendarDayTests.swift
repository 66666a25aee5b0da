import Foundation
import Testing

@testable import EmployeeGlass

@Suite("Days")
struct CalendarDayTests {
  @Test("days that exist are read, and are in order")
  func reading() throws {
    let days = try ["1950-01-01", "2023-12-31", "2024-02-29", "2024-03-01", "2099-12-31"].map {
      try #require(CalendarDay($0))
    }
    #expect(days == days.sorted())
    #expect(CalendarDay("2024-02-29") == CalendarDay(year: 2024, month: 2, day: 29))
    #expect(CalendarDay("2000-02-29") != nil)
  }

  @Test(
    "others are refused",
    arguments: [
      "", "2024", "2024-02", "2024-02-30", "2023-02-29", "1900-02-29", "2024-13-01", "2024-00-01",
      "2024-01-00", "2024-1-01", "02024-01-01", "2024-01-01 ", "+024-01-01", "2024-01-01T00:00",
      "٢٠٢٤-٠١-٠١", "2024–01–01", "0000-01-01", "-024-01-01",
    ])
  func refusing(text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test("a day is the same in every time zone")
  func words() {
    let day = CalendarDay("2024-01-01")
    #expect(day?.formatted(locale: Locale(identifier: "en_GB")) == "1 January 2024")
    #expect(day?.formatted(locale: Locale(identifier: "de_DE")) == "1. Januar 2024")
  }
}
