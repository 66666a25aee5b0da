// refused by: checks — the operation is a child, and its timer is not: it is cancelled, and nobody waits for its end

// MARK: - Given

nonisolated struct TimedOut: Error {}

// MARK: - Your turn

func withTimeout<Value: Sendable, C: Clock>(
  _ limit: C.Duration, clock: C, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    let (alarms, alarm) = AsyncStream.makeStream(of: Void.self)
    let timer = Task {
      try await clock.sleep(for: limit)
      alarm.yield()
    }
    group.addTask { try await operation() }
    group.addTask {
      for await _ in alarms { throw TimedOut() }
      throw CancellationError()
    }
    defer {
      timer.cancel()
      group.cancelAll()
    }
    return try await group.next()!
  }
}
