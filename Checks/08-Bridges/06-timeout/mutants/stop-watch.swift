// refused by: checks — it looks at the clock when the operation has ended; nobody ends the operation

// MARK: - Given

nonisolated struct TimedOut: Error {}

// MARK: - Your turn

func withTimeout<Value: Sendable, C: Clock>(
  _ limit: C.Duration, clock: C, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let deadline = clock.now.advanced(by: limit)
  let value = try await operation()
  if clock.now >= deadline { throw TimedOut() }
  return value
}
