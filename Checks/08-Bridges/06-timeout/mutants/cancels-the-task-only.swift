// refused by: checks — the handler passes the cancellation on to the operation; the timer still counts, and says that the time is up

import Synchronization

// MARK: - Given

nonisolated struct TimedOut: Error {}

// MARK: - Your turn

func withTimeout<Value: Sendable, C: Clock>(
  _ limit: C.Duration, clock: C, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let isOver = Mutex(false)
  let work = Task { try await operation() }
  let timer = Task {
    try await clock.sleep(for: limit)
    isOver.withLock { $0 = true }
    work.cancel()
  }
  return try await withTaskCancellationHandler {
    let result = await work.result
    timer.cancel()
    _ = await timer.result
    if isOver.withLock({ $0 }) { throw TimedOut() }
    return try result.get()
  } onCancel: {
    work.cancel()
  }
}
