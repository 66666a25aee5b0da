import Observation

@testable import EmployeeGlass

/// Returns once a condition holds that reads observable models, or when the test's time is over.
@MainActor func wait(until condition: @escaping @MainActor () -> Bool) async {
  while !condition(), !Task.isCancelled {
    let (unchanged, change) = AsyncStream.makeStream(of: Void.self)
    withObservationTracking {
      _ = condition()
    } onChange: {
      change.finish()
    }
    for await _ in unchanged {}
  }
}

extension EmployeeRepository {
  /// The first state that a condition holds for, the present one included.
  @discardableResult
  nonisolated func state(where condition: (RepositoryState) -> Bool) async throws
    -> RepositoryState
  {
    for await state in await states() where condition(state) { return state }
    throw CancellationError()
  }
}
