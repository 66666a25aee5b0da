/// A clock whose time stands still until ``advance(by:)`` moves it.
public final class ManualClock: Clock, Sendable {
  /// A point in the time of a manual clock, counted from the clock's making.
  public struct Instant: InstantProtocol, Sendable {
    /// How long after the making of the clock this instant is.
    public let offset: Duration

    /// Creates the instant that lies `offset` after the making of the clock.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    public static func < (left: Instant, right: Instant) -> Bool {
      left.offset < right.offset
    }
  }

  private struct State {
    var now = Instant()
    var sleepers: [Int: Instant] = [:]
  }

  private let state = ConditionVariable(State())

  /// Creates a clock that stands at zero.
  public init() {}

  public var now: Instant { state.value.now }

  public var minimumResolution: Duration { .nanoseconds(1) }

  /// How many callers are asleep on this clock now.
  public var sleeperCount: Int { state.value.sleepers.count }

  /// Sleeps until the clock has been advanced to `deadline`; at once if it already has.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let woken = await state.wait(
      until: { state, sleeper in state.sleepers[sleeper] == nil },
      onArrival: { state, sleeper in
        if deadline > state.now { state.sleepers[sleeper] = deadline }
      },
      onCancel: { state, sleeper in state.sleepers[sleeper] = nil })
    if !woken { throw CancellationError() }
  }

  /// Moves the clock and resumes the tasks that are due.
  ///
  /// It does not wait for them to run. A woken task that sleeps again counts from the new ``now``:
  /// to drive a loop, advance one period at a time and await ``sleepers(_:)`` in between.
  ///
  /// - Warning: Sleepers that one call wakes go on in any order, even on the main actor and even
  ///   with different deadlines. Where the order matters, advance to one deadline at a time and
  ///   wait in between for what its sleeper does.
  ///
  /// - Returns: How many sleeps have ended. Where none has, what was at rest still is.
  @discardableResult
  public func advance(by duration: Duration) -> Int {
    precondition(duration >= .zero, "a clock does not run backwards")
    return state.update { state in
      let (now, asleep) = (state.now.advanced(by: duration), state.sleepers.count)
      state.now = now
      state.sleepers = state.sleepers.filter { $0.value > now }
      return asleep - state.sleepers.count
    }
  }

  /// Returns once at least `count` callers are asleep at the same time.
  ///
  /// It waits for ever if that never happens (cancellation ends the wait too). Where that is what
  /// a check is about, ask ``eventually(turns:_:)`` about ``sleeperCount`` instead.
  public func sleepers(_ count: Int) async {
    _ = await state.wait(until: { state, _ in state.sleepers.count >= count })
  }
}
