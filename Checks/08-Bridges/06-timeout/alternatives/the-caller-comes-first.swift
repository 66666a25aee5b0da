// differs: whatever went wrong, a cancelled caller gets a CancellationError, also if the time was up before

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
        throw TimedOut()
      }
      let value = try await group.next()!
      group.cancelAll()
      return value
    }
  } catch {
    try Task.checkCancellation()
    throw error
  }
}
