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
  }

  private let state = Mutex(State())
  var now: Instant { Instant() }
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
  func wake(where isWanted: @escaping @Sendable (Duration) -> Bool) async -> Duration {
    while true {
      let sleeper = state.withLock { state in
        state.sleepers.firstIndex { isWanted($0.duration) }.map { state.sleepers.remove(at: $0) }
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

  func wake(_ duration: Duration) async { await wake { $0 == duration } }
}
