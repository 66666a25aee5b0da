// Time is up
//
// A server that never answers keeps its caller for ever. `withTimeout` gives an operation so much time, and begins
// two tasks that are nobody's children. So cancelling the caller reaches neither. Whoever is cancelled is told that the
// time was up. And an operation that does not notice its cancellation brings its value late, as if it were in time.
//
// Goal: what happens first decides.
//
// - The operation ends. Its value is returned, or its error thrown, whichever error that is. Nobody waits for the clock.
// - `limit` has passed on `clock`. The operation is cancelled, and `TimedOut` is thrown, whatever the operation ends
//   with after that.
// - The caller is cancelled. So is the operation, at once. `CancellationError` is thrown, or the call ends as the
//   operation does, and never with `TimedOut`, however late it gets.
//
// When the call returns or throws, all that it has begun has ended. So it waits for an operation that does not notice its
// cancellation. To wait for the time is to sleep on `clock`, and not to look at it again and again.
//
// The signature stays: it takes any clock, and any Sendable value, also an optional one. Up to you: whether a caller that
// was cancelled before it called has the operation begin; what is thrown if the caller is cancelled after the time was
// up; and which one decides where two of the three happen before the call's task has run on.

// MARK: - Given

nonisolated struct TimedOut: Error {}

// MARK: - Your turn

func withTimeout<Value: Sendable, C: Clock>(
  _ limit: C.Duration, clock: C, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  // The children of a group are cancelled with their caller, and the group ends when they have ended.
  try await withThrowingTaskGroup(of: Value.self) { group in
    group.addTask { try await operation() }
    group.addTask {
      // No `try?`: a sleep that is cancelled does not mean that the time is up.
      try await clock.sleep(for: limit)
      throw TimedOut()
    }
    // Whoever is still running then has lost. Without this, a value would wait for the clock.
    defer { group.cancelAll() }
    guard let value = try await group.next() else { throw CancellationError() }
    return value
  }
}
