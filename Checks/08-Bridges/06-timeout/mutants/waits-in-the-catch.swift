// refused by: checks — it waits for the loser as it should, with a line that throws the loser’s error in place of its own

// MARK: - Given

nonisolated struct TimedOut: Error {}

// MARK: - Your turn

func withTimeout<Value: Sendable, C: Clock>(
  _ limit: C.Duration, clock: C, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    group.addTask { try await operation() }
    group.addTask {
      try await clock.sleep(for: limit)
      throw TimedOut()
    }
    do {
      let value = try await group.next()!
      group.cancelAll()
      return value
    } catch {
      group.cancelAll()
      try await group.waitForAll()
      throw error
    }
  }
}
