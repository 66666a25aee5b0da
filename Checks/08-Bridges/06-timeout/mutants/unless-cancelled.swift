// refused by: checks — no child for a caller that is cancelled already, and then the group has nobody to wait for

// MARK: - Given

nonisolated struct TimedOut: Error {}

// MARK: - Your turn

func withTimeout<Value: Sendable, C: Clock>(
  _ limit: C.Duration, clock: C, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    _ = group.addTaskUnlessCancelled { try await operation() }
    _ = group.addTaskUnlessCancelled {
      try await clock.sleep(for: limit)
      throw TimedOut()
    }
    defer { group.cancelAll() }
    return try await group.next()!
  }
}
