// refused by: checks — a group at last, and the `catch` of the starter around it

// MARK: - Given

nonisolated struct TimedOut: Error {}

// MARK: - Your turn

func withTimeout<Value: Sendable, C: Clock>(
  _ limit: C.Duration, clock: C, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  do {
    return try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask { try await operation() }
      group.addTask {
        try await clock.sleep(for: limit)
        throw CancellationError()
      }
      defer { group.cancelAll() }
      return try await group.next()!
    }
  } catch is CancellationError {
    throw TimedOut()
  }
}
