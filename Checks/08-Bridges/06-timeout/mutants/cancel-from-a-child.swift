// refused by: build — the timer wants to end the group itself, and a child has no hold of its group

// MARK: - Given

nonisolated struct TimedOut: Error {}

// MARK: - Your turn

func withTimeout<Value: Sendable, C: Clock>(
  _ limit: C.Duration, clock: C, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value?.self) { group in
    group.addTask { try await operation() }
    group.addTask {
      try await clock.sleep(for: limit)
      group.cancelAll()
      return nil
    }
    guard let value = try await group.next() ?? nil else { throw TimedOut() }
    return value
  }
}
