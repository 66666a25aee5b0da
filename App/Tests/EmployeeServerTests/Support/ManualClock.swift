import Synchronization

/// A clock whose time passes when a test says so.
final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    /// Since the clock was made.
    var offset: Duration = .zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct State {
    var now = Instant()
    var sleepers: [Int: Sleeper] = [:]
    var count = 0
    var isAwaited: @Sendable (Duration) -> Bool = { _ in false }
    var watchers: [(length: Duration, found: AsyncStream<Void>.Continuation)] = []

    mutating func tellWatchers() {
      let lengths = sleepers.values.map { now.duration(to: $0.deadline) }
      for watcher in watchers where lengths.contains(watcher.length) { watcher.found.finish() }
      watchers.removeAll { lengths.contains($0.length) }
    }
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock(\.now) }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let (number, jump) = state.withLock { state in
      state.count += 1
      let length = state.now.duration(to: deadline)
      return (state.count, state.isAwaited(length) ? length : nil)
    }
    if let jump { advance(by: jump) }
    let wasCancelled = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let wasCancelled: Bool? = state.withLock { state in
          if Task.isCancelled { return true }
          if deadline <= state.now { return false }
          state.sleepers[number] = Sleeper(deadline: deadline, continuation: continuation)
          state.tellWatchers()
          return nil
        }
        if let wasCancelled { continuation.resume(returning: wasCancelled) }
      }
    } onCancel: {
      state.withLock { $0.sleepers.removeValue(forKey: number) }?.continuation
        .resume(returning: true)
    }
    if wasCancelled { throw CancellationError() }
  }

  /// Returns as soon as there is a sleeper of this length.
  func waitForSleep(of length: Duration) async {
    let (found, continuation) = AsyncStream.makeStream(of: Void.self)
    state.withLock { state in
      state.watchers.append((length, continuation))
      state.tellWatchers()
    }
    for await _ in found {}
  }

  /// Lets time pass, and wakes those whose moment has come.
  func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for number in due.keys { state.sleepers[number] = nil }
      return due.values.map(\.continuation)
    }
    for continuation in woken { continuation.resume(returning: false) }
  }

  /// Runs something while time jumps to the end of every sleep that it waits for.
  ///
  /// - Parameter isAwaited: Whether a sleep of this length is one of those.
  func passing<Value>(
    _ isAwaited: @escaping @Sendable (Duration) -> Bool, _ body: () async throws -> Value
  ) async throws -> Value {
    let slept = state.withLock { state in
      state.isAwaited = isAwaited
      return state.sleepers.values.map { state.now.duration(to: $0.deadline) }.filter(isAwaited)
        .max()
    }
    if let slept { advance(by: slept) }
    defer { state.withLock { $0.isAwaited = { _ in false } } }
    return try await body()
  }
}
