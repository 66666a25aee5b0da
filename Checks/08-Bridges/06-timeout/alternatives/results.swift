// differs: a group that does not throw; each child brings what happened as a value

// MARK: - Given

nonisolated struct TimedOut: Error {}

// MARK: - Your turn

func withTimeout<Value: Sendable, C: Clock>(
  _ limit: C.Duration, clock: C, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let first = await withTaskGroup(of: Event<Value>.self) { group in
    group.addTask {
      do { return .ended(.success(try await operation())) } catch { return .ended(.failure(error)) }
    }
    group.addTask {
      do { try await clock.sleep(for: limit) } catch { return .cancelled }
      return .timePassed
    }
    let first = await group.next() ?? .cancelled
    group.cancelAll()
    return first
  }
  switch first {
  case .ended(let result): return try result.get()
  case .timePassed: throw TimedOut()
  case .cancelled: throw CancellationError()
  }
}

private nonisolated enum Event<Value: Sendable> {
  case ended(Result<Value, any Error>)
  case timePassed
  case cancelled
}
