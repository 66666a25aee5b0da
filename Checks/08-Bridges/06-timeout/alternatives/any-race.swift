// differs: a race between any number of closures, one of which never wins; a cancelled caller starts none

// MARK: - Given

nonisolated struct TimedOut: Error {}

// MARK: - Your turn

func withTimeout<Value: Sendable, C: Clock>(
  _ limit: C.Duration, clock: C, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try Task.checkCancellation()
  return try await race(
    { try await operation() },
    {
      try await clock.sleep(for: limit)
      throw TimedOut()
    })
}

private func race<Value: Sendable>(
  _ runners: @Sendable () async throws -> Value...
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    for runner in runners { group.addTask { try await runner() } }
    defer { group.cancelAll() }
    return try await group.next()!
  }
}
