// Cancelled, and the request too
//
// `start` calls back once, on any thread, perhaps before returning. A closed screen's task is
// cancelled; `employee(_:)` waits on.
//
// Goal: a cancelled `employee(_:)` ends and stops its request.
//
// - A call ends once, with the callback's result or with `CancellationError`, whichever comes
//   first.
// - The cancellation may come before the call, while `start` runs, or during the wait.
// - A cancelled call does not wait for its request, which may call back late, never, or within
//   `stop()`.
// - A cancelled call stops its own request, unless that called back, and no other.
// - While it waits, it is suspended: it does not poll.
//
// Up to you: ties, such as a callback in `stop()`; whether calls cancelled beforehand start
// requests.

import Synchronization

// MARK: - Given

nonisolated struct Employee: Equatable {
  let id: Int
  let name: String
}

nonisolated struct Request {
  /// May be called from any thread, and more than once.
  let stop: @Sendable () -> Void
}

typealias Callback = @Sendable (Result<Employee, any Error>) -> Void

struct Directory {
  let start: @Sendable (_ id: Int, _ callback: @escaping Callback) -> Request
}

// MARK: - Your turn

extension Directory {
  func employee(_ id: Int) async throws -> Employee {
    // TODO: Come back when the task is cancelled, and tell the request to stop.
    try await withCheckedThrowingContinuation { continuation in
      _ = start(id) { result in continuation.resume(with: result) }
    }
  }
}
