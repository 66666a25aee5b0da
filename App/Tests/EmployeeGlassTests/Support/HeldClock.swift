import Synchronization

/// A clock whose sleepers wake when a test says so, one by one.
final class HeldClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset = Duration.zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  /// A task that sleeps: the first one has the number 1.
  private struct Sleeper {
    let number: Int
    let duration: Duration
    let wake: CheckedContinuation<Bool, Never>
  }

  private struct State {
    var sleepers: [Sleeper] = []
    var waiting: [(isWanted: (Sleeper) -> Bool, found: AsyncStream<Void>.Continuation)] = []
    var count = 0
    var now = Instant()
  }

  private let state = Mutex(State())
  /// Stands still, other than in ``wake(_:after:)``.
  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let duration = now.duration(to: deadline)
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    let isOver = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isCancelled = state.withLock { state in
          if Task.isCancelled { return true }
          state.sleepers.append(Sleeper(number: number, duration: duration, wake: continuation))
          return false
        }
        if isCancelled { continuation.resume(returning: false) }
        tell()
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        state.sleepers.firstIndex { $0.number == number }.map { state.sleepers.remove(at: $0) }
      }
      sleeper?.wake.resume(returning: false)
    }
    if !isOver { throw CancellationError() }
  }

  /// Resumes the callers that wait for such a sleeper.
  private func tell() {
    let found = state.withLock { state in
      let found = state.waiting.filter { state.sleepers.contains(where: $0.isWanted) }
      state.waiting.removeAll { state.sleepers.contains(where: $0.isWanted) }
      return found
    }
    for waiter in found { waiter.found.finish() }
  }

  /// Wakes the first such sleeper, as soon as there is one; none when the test's time is over.
  ///
  /// - Returns: How long they wanted to sleep.
  private func wakeFirst(
    after time: Duration, where isWanted: @escaping @Sendable (Sleeper) -> Bool
  ) async -> Duration {
    while !Task.isCancelled {
      let sleeper = state.withLock { state -> Sleeper? in
        guard let index = state.sleepers.firstIndex(where: isWanted) else { return nil }
        state.now = state.now.advanced(by: time)
        return state.sleepers.remove(at: index)
      }
      if let sleeper {
        sleeper.wake.resume(returning: true)
        return sleeper.duration
      }
      let (isThere, found) = AsyncStream.makeStream(of: Void.self)
      state.withLock { $0.waiting.append((isWanted, found)) }
      tell()
      for await _ in isThere {}
    }
    return .zero
  }

  /// Wakes the first who sleeps so long, as soon as there is one.
  ///
  /// - Returns: How long they wanted to sleep.
  @discardableResult
  func wake(
    after time: Duration = .zero, where isWanted: @escaping @Sendable (Duration) -> Bool
  ) async -> Duration {
    await wakeFirst(after: time) { isWanted($0.duration) }
  }

  /// - Parameter time: How much later it is then. No other task may be about to sleep.
  func wake(_ duration: Duration, after time: Duration = .zero) async {
    await wake(after: time) { $0 == duration }
  }

  /// Wakes the sleeper of this number, counted from 1: where an earlier one may still sleep as long.
  func wake(number: Int) async {
    _ = await wakeFirst(after: .zero) { $0.number == number }
  }
}
