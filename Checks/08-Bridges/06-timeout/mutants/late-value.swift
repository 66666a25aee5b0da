// refused by: checks — the operation is cancelled in time and waited for, and what it brings too late is taken

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
    let timePassed = (try? await timer.value) != nil
    if timePassed, case .failure = result { throw TimedOut() }
    return try result.get()
  } onCancel: {
    timer.cancel()
    work.cancel()
  }
}
