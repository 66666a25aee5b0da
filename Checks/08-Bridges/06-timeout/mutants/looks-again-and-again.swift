// refused by: checks — the timer asks for the time between all that is going on, and never sleeps

// MARK: - Given

nonisolated struct TimedOut: Error {}

// MARK: - Your turn

func withTimeout<Value: Sendable, C: Clock>(
  _ limit: C.Duration, clock: C, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let deadline = clock.now.advanced(by: limit)
  return try await withThrowingTaskGroup(of: Value.self) { group in
    group.addTask { try await operation() }
    group.addTask {
      while clock.now < deadline {
        try Task.checkCancellation()
        await Task.yield()
      }
      throw TimedOut()
    }
    defer { group.cancelAll() }
    return try await group.next()!
  }
}
