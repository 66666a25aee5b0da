import Synchronization

/// A clock whose sleepers wake when a test says so, one by one.
final class HeldClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset = Duration.zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private struct State {
    var sleepers: [(number: Int, duration: Duration, wake: CheckedContinuation<Bool, Never>)] = []
    var waiting: [(isWanted: (Duration) -> Bool, found: CheckedContinuation<Void, Never>)] = []
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
          state.sleepers.append((number, duration, continuation))
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

  /// Those who wait for somebody who sleeps so long.
  private func tell() {
    let found = state.withLock { state in
      let found = state.waiting.filter { waiter in
        state.sleepers.contains { waiter.isWanted($0.duration) }
      }
      state.waiting.removeAll { waiter in state.sleepers.contains { waiter.isWanted($0.duration) } }
      return found
    }
    for waiter in found { waiter.found.resume() }
  }

  /// Wakes the first who sleeps so long, as soon as there is one.
  ///
  /// - Returns: How long they wanted to sleep.
  @discardableResult
  func wake(
    after time: Duration = .zero, where isWanted: @escaping @Sendable (Duration) -> Bool
  ) async -> Duration {
    while true {
      let sleeper = state.withLock { state in
        guard let index = state.sleepers.firstIndex(where: { isWanted($0.duration) }) else {
          return nil as (number: Int, duration: Duration, wake: CheckedContinuation<Bool, Never>)?
        }
        state.now = state.now.advanced(by: time)
        return state.sleepers.remove(at: index)
      }
      if let sleeper {
        sleeper.wake.resume(returning: true)
        return sleeper.duration
      }
      await withCheckedContinuation { continuation in
        state.withLock { $0.waiting.append((isWanted, continuation)) }
        tell()
      }
    }
  }

  /// - Parameter time: How much later it is then. Nobody else may be about to sleep.
  func wake(_ duration: Duration, after time: Duration = .zero) async {
    await wake(after: time) { $0 == duration }
  }
}
