// differs: the first result is kept, the rest is cancelled and waited for in so many lines

// MARK: - Given

nonisolated struct TimedOut: Error {}

// MARK: - Your turn

func withTimeout<Value: Sendable, C: Clock>(
  _ limit: C.Duration, clock: C, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self, returning: Value.self) { group in
    group.addTask { try await operation() }
    group.addTask {
      try await clock.sleep(for: limit)
      throw TimedOut()
    }
    let first = await group.nextResult()
    group.cancelAll()
    while await group.nextResult() != nil {}
    guard let first else { throw CancellationError() }
    return try first.get()
  }
}
