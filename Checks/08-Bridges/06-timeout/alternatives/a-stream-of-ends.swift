// differs: both children write into a stream how they ended, and the first entry counts

// MARK: - Given

nonisolated struct TimedOut: Error {}

// MARK: - Your turn

func withTimeout<Value: Sendable, C: Clock>(
  _ limit: C.Duration, clock: C, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Void.self) { group in
    let (ends, end) = AsyncStream.makeStream(of: Result<Value, any Error>.self)
    group.addTask {
      let result: Result<Value, any Error>
      do { result = .success(try await operation()) } catch { result = .failure(error) }
      end.yield(result)
    }
    group.addTask {
      do { try await clock.sleep(for: limit) } catch { return }
      end.yield(.failure(TimedOut()))
    }
    for await first in ends {
      group.cancelAll()
      try await group.waitForAll()
      return try first.get()
    }
    throw CancellationError()
  }
}
