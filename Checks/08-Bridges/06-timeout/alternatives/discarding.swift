// differs: a group that keeps nothing; the value is put aside, and an error ends the group

import Synchronization

// MARK: - Given

nonisolated struct TimedOut: Error {}

// MARK: - Your turn

func withTimeout<Value: Sendable, C: Clock>(
  _ limit: C.Duration, clock: C, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let kept = Kept<Value>()
  do {
    try await withThrowingDiscardingTaskGroup { group in
      group.addTask {
        try await clock.sleep(for: limit)
        throw TimedOut()
      }
      group.addTask {
        let value = try await operation()
        kept.value.withLock { $0 = value }
        throw Done()
      }
    }
  } catch is Done {
    if let value = kept.value.withLock({ $0 }) { return value }
  }
  throw CancellationError()
}

private nonisolated struct Done: Error {}

private nonisolated final class Kept<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)
}
