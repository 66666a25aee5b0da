// refused by: checks — whatever goes wrong with a server, the time was up, or so the caller is told

// MARK: - Given

nonisolated struct TimedOut: Error {}

// MARK: - Your turn

func withTimeout<Value: Sendable, C: Clock>(
  _ limit: C.Duration, clock: C, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let value = await withTaskGroup(of: Value?.self) { group in
    group.addTask { try? await operation() }
    group.addTask {
      try? await clock.sleep(for: limit)
      return nil
    }
    defer { group.cancelAll() }
    return await group.next() ?? nil
  }
  guard let value else { throw TimedOut() }
  return value
}
