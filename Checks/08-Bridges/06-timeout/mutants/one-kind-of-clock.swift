// refused by: gates — `any Clock<Duration>` is shorter, and leaves out each clock with durations of its own

// MARK: - Given

nonisolated struct TimedOut: Error {}

// MARK: - Your turn

func withTimeout<Value: Sendable>(
  _ limit: Duration, clock: any Clock<Duration>,
  _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    group.addTask { try await operation() }
    group.addTask {
      try await clock.sleep(for: limit)
      throw TimedOut()
    }
    defer { group.cancelAll() }
    return try await group.next()!
  }
}
