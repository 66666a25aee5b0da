// differs: the timer brings nil, and nil is turned into the error when both have ended

// MARK: - Given

nonisolated struct TimedOut: Error {}

// MARK: - Your turn

func withTimeout<Value: Sendable, C: Clock>(
  _ limit: C.Duration, clock: C, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let value = try await withThrowingTaskGroup(of: Value?.self) { group in
    group.addTask { try await operation() }
    group.addTask {
      try await clock.sleep(until: clock.now.advanced(by: limit), tolerance: nil)
      return nil
    }
    let first = try await group.next()!
    group.cancelAll()
    return first
  }
  guard let value else { throw TimedOut() }
  return value
}
