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
struct DebouncedSearchTests {
  // TODO: Move the clock, and look before and after each moment that counts. Then replace a text, and cancel.
  @Test("While a person types, nothing is searched for")
  func typing() {
    var found: [String] = []
    let clock = TestClock()
    let field = DebouncedSearch(sleep: clock.sleep, search: { found.append($0) })
    Task { await field.textChanged(to: "a") }
    Task { await field.textChanged(to: "ad") }
    #expect(found.isEmpty)
  }
}
