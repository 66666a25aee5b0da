// refused by: policy — a sleep in seconds of the wall, whichever clock was given

// MARK: - Given

nonisolated struct TimedOut: Error {}

// MARK: - Your turn

func withTimeout<Value: Sendable, C: Clock>(
  _ limit: C.Duration, clock: C, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    group.addTask { try await operation() }
    group.addTask {
      try await Task.sleep(for: .seconds(5))
      throw TimedOut()
    }
    defer { group.cancelAll() }
    return try await group.next()!
  }
}
