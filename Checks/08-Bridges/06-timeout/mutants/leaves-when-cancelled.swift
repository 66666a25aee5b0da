// refused by: checks — a cancelled caller is sent away at once, and its operation is still at work

import Synchronization

// MARK: - Given

nonisolated struct TimedOut: Error {}

// MARK: - Your turn

func withTimeout<Value: Sendable, C: Clock>(
  _ limit: C.Duration, clock: C, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let work = Task { try await operation() }
  let first = Mutex<CheckedContinuation<Value, any Error>?>(nil)
  let timer = Task {
    try await clock.sleep(for: limit)
    work.cancel()
    _ = await work.result
    first.withLock { $0.take() }?.resume(throwing: TimedOut())
  }
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      first.withLock { $0 = continuation }
      Task {
        let result = await work.result
        timer.cancel()
        _ = await timer.result
        first.withLock { $0.take() }?.resume(with: result)
      }
    }
  } onCancel: {
    work.cancel()
    timer.cancel()
    first.withLock { $0.take() }?.resume(throwing: CancellationError())
  }
}
