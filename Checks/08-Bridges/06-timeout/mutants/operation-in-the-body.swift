// refused by: checks — the timer is a child; its error ends the group when the body asks for it, and the body waits for the operation

// MARK: - Given

nonisolated struct TimedOut: Error {}

// MARK: - Your turn

func withTimeout<Value: Sendable, C: Clock>(
  _ limit: C.Duration, clock: C, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask {
      try await clock.sleep(for: limit)
      throw TimedOut()
    }
    let value = try await operation()
    group.cancelAll()
    return value
  }
}
