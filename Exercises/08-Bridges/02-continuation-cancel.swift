// Cancelled, and the request too
//
// `start` comes from an older library. It begins a request and calls back once, from any thread,
// sometimes before it returns. The `Request` that it returns can be told to stop. Somebody closes a
// screen: its task is cancelled. But `employee(_:)` waits on, and the request works for nobody.
//
// Goal: a cancelled `employee(_:)` waits no longer, and its request is told to stop.
//
// - It comes back exactly once, with whichever comes first: what the callback brings, be it an
//   employee or an error, or `CancellationError`. Where both come before the waiting task has run
//   on, also where the callback comes from within `stop()`, either will do.
// - It does not wait for the request: after `stop()`, that may call back late, or never. And to wait
//   is not to ask again and again in a loop.
// - The cancellation may come at any time: before the call, while `start` runs, during the wait.
// - If a cancelled call has started a request that did not call back, it tells that one to stop. The
//   other calls wait on, and nobody tells their requests to stop.
//
// Up to you: whether a call that is cancelled before it asks starts a request, and whether a request
// that has called back is told to stop.

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
