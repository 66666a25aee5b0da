// refused by: checks — after any end of the sleep it asks for the time; a sleep that was cancelled may wake late

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
      try? await clock.sleep(until: deadline, tolerance: nil)
      if clock.now >= deadline { throw TimedOut() }
      throw CancellationError()
    }
    defer { group.cancelAll() }
    return try await group.next()!
  }
}
