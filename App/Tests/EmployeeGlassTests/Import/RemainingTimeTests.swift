import Testing

@testable import EmployeeGlass

@MainActor @Suite("The time that is left", .timeLimit(.minutes(1)))
struct RemainingTimeTests {
  private let clock = HeldClock()

  private func pass(_ time: Duration) async {
    async let sleep: Void? = try? clock.sleep(for: .seconds(99))
    await clock.wake(.seconds(99), after: time)
    await sleep
  }

  @Test("it is reckoned from what was measured since the import moved")
  func measured() async {
    var remaining = RemainingTime(clock: clock)
    // Goes on at a checkpoint: the file is read up to there first.
    #expect(remaining.measure(4_000, of: 10_000) == nil)
    await pass(.seconds(30))
    #expect(remaining.measure(4_000, of: 10_000) == nil)
    await pass(.milliseconds(500))
    #expect(remaining.measure(4_100, of: 10_000) == nil, "Half a second is no measure.")
    await pass(.milliseconds(1_500))
    #expect(remaining.measure(5_000, of: 10_000) == .seconds(10))
    await pass(.seconds(2))
    #expect(remaining.measure(5_000, of: 10_000) == .seconds(20), "It stands still.")
    #expect(remaining.measure(10_000, of: 10_000) == .zero)
  }

  @Test("what a server says that cannot be gives no time, and no trap")
  func hostile() async {
    var remaining = RemainingTime(clock: clock)
    _ = remaining.measure(0, of: 100)
    await pass(.seconds(5))
    #expect(remaining.measure(200, of: 100) == .zero)
    #expect(remaining.measure(0, of: 100) == nil)
    _ = remaining.measure(1, of: ImportFile.longest)
  }

  @Test(
    "its words are coarse",
    arguments: [
      (0, "A few seconds left"), (4, "A few seconds left"), (5, "About 5 seconds left"),
      (21, "About 25 seconds left"), (55, "About 55 seconds left"), (56, "About a minute left"),
      (90, "About 2 minutes left"), (3_599, "About 60 minutes left"),
      (3_600, "More than an hour left"), (1 << 40, "More than an hour left"),
    ])
  func words(_ seconds: Int, _ words: String) {
    #expect(Duration.seconds(seconds).wordsLeft == words)
  }
}
