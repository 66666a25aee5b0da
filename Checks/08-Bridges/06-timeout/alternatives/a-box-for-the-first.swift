// differs: whoever ends first puts down how; the group only cancels and waits

import Synchronization

// MARK: - Given

nonisolated struct TimedOut: Error {}

// MARK: - Your turn

func withTimeout<Value: Sendable, C: Clock>(
  _ limit: C.Duration, clock: C, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let first = First<Value>()
  await withTaskGroup(of: Void.self) { group in
    group.addTask {
      do { first.put(.success(try await operation())) } catch { first.put(.failure(error)) }
    }
    group.addTask {
      do { try await clock.sleep(for: limit) } catch { return }
      first.put(.failure(TimedOut()))
    }
    await group.next()
    group.cancelAll()
  }
  return try first.value()
}

private nonisolated final class First<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, any Error>?>(nil)

  func put(_ new: Result<Value, any Error>) {
    result.withLock { if $0 == nil { $0 = new } }
  }

  func value() throws -> Value {
    try (result.withLock { $0 } ?? .failure(CancellationError())).get()
  }
}
