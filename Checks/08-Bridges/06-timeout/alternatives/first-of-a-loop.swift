// differs: a loop over the children that returns in its first turn

// MARK: - Given

nonisolated struct TimedOut: Error {}

// MARK: - Your turn

func withTimeout<Value: Sendable, C: Clock>(
  _ limit: C.Duration, clock: C, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    group.addTask {
      try await Task.sleep(for: limit, clock: clock)
      throw TimedOut()
    }
    group.addTask { try await operation() }
    for try await value in group {
      group.cancelAll()
      return value
    }
    throw CancellationError()
  }
}
