import Observation

@testable import EmployeeGlass

/// Returns once a condition holds that reads observable models.
@MainActor func wait(until condition: @escaping @MainActor () -> Bool) async {
  while !condition() {
    await withCheckedContinuation { continuation in
      withObservationTracking {
        _ = condition()
      } onChange: {
        continuation.resume()
      }
    }
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
