// refused by: checks — both are asked to end, and the value is looked up then: the time is always up

import Synchronization

// MARK: - Given

nonisolated struct TimedOut: Error {}

// MARK: - Your turn

func withTimeout<Value: Sendable, C: Clock>(
  _ limit: C.Duration, clock: C, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let kept = Kept<Value>()
  try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask {
      let value = try await operation()
      kept.value.withLock { $0 = value }
    }
    group.addTask {
      try await clock.sleep(for: limit)
      throw TimedOut()
    }
    try await group.waitForAll()
  }
  guard let value = kept.value.withLock({ $0 }) else { throw TimedOut() }
  return value
}

private nonisolated final class Kept<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)
}
