// Time is up
//
// The `withTimeout` below starts two unstructured tasks: cancelling the caller cancels neither, and
// a late value is returned.
//
// Goal: the first of three events decides how `withTimeout` ends.
//
// - The operation ends: its value is returned, or its error thrown.
// - `limit` passes on `clock`: the operation is cancelled, and `TimedOut` is thrown, despite a
//   later result.
// - The caller is cancelled: so is the operation, at once. The call throws `CancellationError` or
//   ends as the operation does, never with `TimedOut`.
// - Before the call ends, operation and sleep have ended, even an operation that ignores its
//   cancellation.
// - The call sleeps on `clock`, and does not poll it.
//
// Up to you: ties; a caller cancelled before the call, or after `limit`.

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
    // A child that still runs then has lost. Without this, a value would wait for the clock.
    defer { group.cancelAll() }
    guard let value = try await group.next() else { throw CancellationError() }
    return value
  }
}
