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
final class WelcomeBannerTests {
  private let sleepers = Sleepers()
  private var hidden: [String] = []
  /// The only strong reference to the banner.
  private var banner: WelcomeBanner?
  /// The same banner, for as long as it lives.
  private weak var watched: WelcomeBanner?

  init() {
    let sleepers = sleepers
    let banner = WelcomeBanner(
      sleep: sleepers.sleep, onHide: { [unowned self] in hidden.append($0) })
    self.banner = banner
    watched = banner
  }

  /// Shows a name, and returns when `count` tasks are asleep.
  private func show(_ name: String, sleeping count: Int = 1) async throws -> Task<Void, Never> {
    let task = try #require(banner?.show(name))
    #expect(banner?.name == name)
    let areAsleep = await sleepers.are(count)
    try #require(areAsleep)
    return task
  }

  @Test("A banner that has shown nothing is freed")
  func beforeShow() {
    banner = nil
    #expect(watched == nil)
  }

  @Test("A banner is freed while its task is asleep, and cancels it")
  func asleep() async throws {
    let task = try await show("Ada")
    banner = nil
    // The task sleeps here: a reference that it holds across its `await` would keep the banner.
    #expect(watched == nil)
    #expect(task.isCancelled)
    sleepers.wake()
    await task.value
    #expect(hidden.isEmpty)
  }

  @Test("A banner is freed while the task of a replaced name is asleep too")
  func bothAsleep() async throws {
    let older = try await show("Ada")
    let newer = try await show("Grace", sleeping: 2)
    #expect(older.isCancelled)
    banner = nil
    #expect(watched == nil)
    #expect(newer.isCancelled)
    sleepers.wake()
    await older.value
    await newer.value
    #expect(hidden.isEmpty)
  }

  @Test("The banner is hidden after its sleep, and freed after that")
  func hiding() async throws {
    let older = try await show("Ada")
    sleepers.wake()
    let newer = try await show("Grace")
    await older.value
    // The newer task sleeps, and the older one has changed nothing.
    #expect(banner?.name == "Grace")
    #expect(hidden.isEmpty)
    sleepers.wake()
    await newer.value
    #expect(banner?.name == nil)
    #expect(hidden == ["Grace"])
    banner = nil
    #expect(watched == nil)
  }
}
