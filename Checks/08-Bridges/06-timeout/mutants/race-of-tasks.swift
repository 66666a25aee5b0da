// refused by: checks — whoever is first resumes the caller; the loser runs on, and nobody waits for it

// MARK: - Given

nonisolated struct TimedOut: Error {}

// MARK: - Your turn

func withTimeout<Value: Sendable, C: Clock>(
  _ limit: C.Duration, clock: C, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let (ends, end) = AsyncThrowingStream.makeStream(of: Value.self)
  let work = Task {
    do { end.yield(try await operation()) } catch { end.finish(throwing: error) }
  }
  let timer = Task {
    try await clock.sleep(for: limit)
    end.finish(throwing: TimedOut())
  }
  defer {
    work.cancel()
    timer.cancel()
  }
  for try await value in ends { return value }
  throw CancellationError()
}
