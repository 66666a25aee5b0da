// refused by: checks — a continuation, resumed once by whoever comes first: all is right but that the other goes on

import Synchronization

// MARK: - Given

nonisolated struct TimedOut: Error {}

// MARK: - Your turn

func withTimeout<Value: Sendable, C: Clock>(
  _ limit: C.Duration, clock: C, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let work = Task { try await operation() }
  let first = Mutex<CheckedContinuation<Value, any Error>?>(nil)
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      first.withLock { $0 = continuation }
      let timer = Task {
        try await clock.sleep(for: limit)
        first.withLock { $0.take() }?.resume(throwing: TimedOut())
        work.cancel()
      }
      Task {
        let result = await work.result
        first.withLock { $0.take() }?.resume(with: result)
        timer.cancel()
      }
    }
  } onCancel: {
    work.cancel()
  }
}
