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

/// One call of `employee(_:)`: who waits, for which request, and whether it was cancelled.
nonisolated final class Call: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Employee, any Error>?
    var request: Request?
    var isCancelled = false
  }

  private let state = Mutex(State())

  /// Begins the wait, or ends it at once: the cancellation may have come before.
  func wait(_ continuation: CheckedContinuation<Employee, any Error>) -> Bool {
    let isCancelled = state.withLock { state in
      if !state.isCancelled { state.continuation = continuation }
      return state.isCancelled
    }
    if isCancelled { continuation.resume(throwing: CancellationError()) }
    return !isCancelled
  }

  func hasStarted(_ request: Request) {
    let isCancelled = state.withLock { state in
      state.request = request
      return state.isCancelled
    }
    // It came while `start` ran, when there was no request yet.
    if isCancelled { request.stop() }
  }

  func finish(with result: Result<Employee, any Error>) {
    state.withLock { $0.continuation.take() }?.resume(with: result)
  }

  func cancel() {
    let (continuation, request) = state.withLock { state in
      state.isCancelled = true
      return (state.continuation.take(), state.request)
    }
    // Outside the lock: `stop` may call back, and the callback needs the lock.
    continuation?.resume(throwing: CancellationError())
    request?.stop()
  }
}

extension Directory {
  func employee(_ id: Int) async throws -> Employee {
    let call = Call()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard call.wait(continuation) else { return }
        call.hasStarted(start(id) { result in call.finish(with: result) })
      }
    } onCancel: {
      // On whatever thread cancels, so what it touches is behind a lock.
      call.cancel()
    }
  }
}
