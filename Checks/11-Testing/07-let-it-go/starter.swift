// Let it go
//
// `WelcomeBanner` hides after a sleep. The test looks at `name`.
//
// Goal: a suite that passes with every right `WelcomeBanner` and fails, at an expectation, with every wrong one. A
// right one promises:
// - `show` sets `name` before it returns a task, which sleeps once.
// - Until that sleep ends, `name` stays. Then it is nil, and `onHide` was called once with it.
// - A newer `show` cancels the older task, which leaves `name` and `onHide` alone.
// - Without outside references it is freed: before `show`, while tasks sleep, and after.
// - When freed, it cancels its newest or only task, and calls no `onHide`.
//
// Names may be equal. Wrong ones break one promise each; none hangs or traps. Given:
// Checks/11-Testing/07-let-it-go/Component.swift.

import LetItGoComponent
import Testing

// MARK: - Given

/// Calls that sleep until the test wakes them, whether they are cancelled or not.
final class Sleepers {
  private var asleep: [CheckedContinuation<Void, Never>] = []

  func sleep() async throws {
    await withCheckedContinuation { asleep.append($0) }
    try Task.checkCancellation()
  }

  /// Lets other tasks begin until `count` calls are asleep; false if they are not after twenty turns.
  func are(_ count: Int) async -> Bool {
    for _ in 0..<20 where asleep.count < count { await Task.yield() }
    return asleep.count == count
  }

  /// Wakes all. They go on later, while the test is suspended.
  func wake() {
    let woken = asleep
    asleep = []
    for sleeper in woken { sleeper.resume() }
  }
}

// MARK: - Your turn

@Suite("The welcome banner")
struct WelcomeBannerTests {
  // TODO: Give up the last reference before `show`, during a sleep, and after it. Look by a weak one.
  @Test("The banner is hidden after its sleep")
  func hiding() async throws {
    let sleepers = Sleepers()
    var hidden: [String] = []
    let banner = WelcomeBanner(sleep: sleepers.sleep, onHide: { hidden.append($0) })
    let task = banner.show("Ada")
    #expect(banner.name == "Ada")
    try #require(await sleepers.are(1))
    sleepers.wake()
    await task.value
    #expect(banner.name == nil)
    #expect(hidden == ["Ada"])
  }
}
