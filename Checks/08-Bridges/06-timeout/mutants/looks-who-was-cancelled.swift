// refused by: checks — a CancellationError while nobody has cancelled the caller: then it must have been the time

// MARK: - Given

nonisolated struct TimedOut: Error {}

// MARK: - Your turn

func withTimeout<Value: Sendable, C: Clock>(
  _ limit: C.Duration, clock: C, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let work = Task { try await operation() }
  let timer = Task {
    try await clock.sleep(for: limit)
    work.cancel()
  }
  return try await withTaskCancellationHandler {
    let result = await work.result
    timer.cancel()
    _ = await timer.result
    if case .failure(is CancellationError) = result, !Task.isCancelled { throw TimedOut() }
    return try result.get()
  } onCancel: {
    timer.cancel()
    work.cancel()
  }
}
