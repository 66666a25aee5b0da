import Foundation
import Testing
@_spi(Workshop) import WorkshopUI

@testable import EmployeeGlass

@Suite("Times", .timeLimit(.minutes(1))) @MainActor struct TimeWordsTests {
  /// 12:00 GMT on 1 January 1970.
  private let noon = Date(timeIntervalSince1970: 43_200)
  private let british = Locale(identifier: "en_GB")

  private func calendar(hoursFromGMT hours: Int) throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: hours * 3_600))
    return calendar
  }

  @Test("a time of another day, where the calendar is, has its date")
  func days() throws {
    for (hours, seconds, words) in [
      (0, 0.0, "12:00"), (0, 43_199, "12:00"), (0, 43_200, "1 Jan 1970 at 12:00"),
      (0, -43_201, "1 Jan 1970 at 12:00"), (1, 43_199, "1 Jan 1970 at 13:00"),
      (-1, 43_200, "11:00"),
    ] {
      let calendar = try calendar(hoursFromGMT: hours)
      let then = noon + seconds
      #expect(noon.timeWords(at: then, calendar: calendar, locale: british) == words)
    }
  }

  @Test("a message of another day says which", arguments: [true, false])
  func message(isMine: Bool) throws {
    let store = MessageStore(HeldMessages())
    let entry = MessageStore.Entry(message: .sample(1, "Hello"), isMine: isMine)
    let host = ViewHost(
      MessageBubble(entry: entry, model: ConversationModel(person: 7, store: store))
        .environment(\.calendar, try calendar(hoursFromGMT: 1))
        .environment(\.locale, british))
    #expect(host.shows("\(isMine ? "Sent " : "")1 Jan 1970 at 13:00"))
  }

  @Test("a list that is a day old says of which day it is; one of today does not")
  func oldList() async throws {
    let service = StagedService()
    let wall = WallClock(noon)
    let model = DirectoryModel(
      repository: EmployeeRepository(service: service, now: { wall.now }))
    let window = Task { await model.windowAppeared() }
    service.answer(.preview)
    await wait { model.lastUpdated != nil }
    #expect(model.time == noon.formatted(date: .omitted, time: .shortened))
    wall.now = noon + 86_400
    #expect(model.time == noon.formatted(date: .abbreviated, time: .shortened))
    window.cancel()
  }
}
