// Hand the clock
//
// `DebouncedSearch` waits for the last key. The clock below stands still.
//
// Goal: a suite that passes with every right `DebouncedSearch` and fails, at an expectation, with every wrong one. A
// right one promises:
// - A call's text is searched for once, after 300 milliseconds, if no other has come by then.
// - A text that a newer one has replaced is never searched for.
// - A text whose call is cancelled is never searched for, and takes no newer one with it.
// - Each call sleeps once for 300 milliseconds, on its clock, and returns when that is decided.
//
// A call sleeps before it leaves the main actor. Replaced sleeps may be cancelled. Wrong ones break one promise each.
// Given: Checks/11-Testing/04-hand-the-clock/Component.swift.

import HandTheClockComponent
import Testing

// MARK: - Given

/// A clock whose time passes only when a test says so.
final class TestClock {
  private(set) var now = Duration.zero
  private var sleepers: [(end: Duration, wake: CheckedContinuation<Void, Never>)] = []

  /// How many calls are asleep.
  var sleeperCount: Int { sleepers.count }

  /// Sleeps until the clock has been moved so far. Throws at that time if its task has been cancelled.
  func sleep(for duration: Duration) async throws {
    await withCheckedContinuation { sleepers.append((now + duration, $0)) }
    try Task.checkCancellation()
  }

  /// Moves the clock and wakes the calls that are due. They go on while the test is suspended.
  func advance(by duration: Duration) {
    now += duration
    let due = sleepers.filter { $0.end <= now }
    sleepers.removeAll { $0.end <= now }
    for sleeper in due { sleeper.wake.resume() }
  }

  /// Lets other tasks begin until `count` calls are asleep; false if they are not after 1,000 turns.
  func hasSleepers(_ count: Int) async -> Bool {
    for _ in 0..<1_000 where sleepers.count < count { await Task.yield() }
    return sleepers.count >= count
  }
}

// MARK: - Your turn

@Suite("The debounced search")
final class DebouncedSearchTests {
  private let clock = TestClock()
  private var found: [String] = []
  private lazy var field = DebouncedSearch(
    sleep: clock.sleep, search: { [unowned self] in found.append($0) })

  /// Types a text, and returns when its call is asleep on the clock.
  private func type(_ text: String) async -> Task<Void, Never> {
    let count = clock.sleeperCount
    let call = Task { await field.textChanged(to: text) }
    let isAsleep = await clock.hasSleepers(count + 1)
    #expect(isAsleep)
    return call
  }

  @Test("A text is searched for after 300 milliseconds, and not a millisecond before")
  func pause() async {
    for text in ["ada", "grace"] {
      found = []
      let call = await type(text)
      clock.advance(by: .milliseconds(299))
      // The clock knows it at once. A look at `found` would come before the search of a call that has been woken.
      #expect(clock.sleeperCount == 1)
      clock.advance(by: .milliseconds(1))
      await call.value
      #expect(found == [text])
    }
  }

  @Test("A new text begins the wait anew")
  func newText() async {
    let older = await type("a")
    clock.advance(by: .milliseconds(200))
    let newest = await type("ad")
    clock.advance(by: .milliseconds(100))
    await older.value
    #expect(found.isEmpty)
    clock.advance(by: .milliseconds(200))
    await newest.value
    #expect(found == ["ad"])
  }

  @Test("A call that is cancelled in its sleep does not search, and takes no newer one with it")
  func cancelled() async {
    let alone = await type("a")
    alone.cancel()
    clock.advance(by: .milliseconds(300))
    await alone.value
    #expect(found.isEmpty)

    let older = await type("ad")
    clock.advance(by: .milliseconds(100))
    let newest = await type("ada")
    older.cancel()
    clock.advance(by: .milliseconds(200))
    await older.value
    clock.advance(by: .milliseconds(100))
    await newest.value
    #expect(found == ["ada"])
  }
}
