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
      // Runs on the thread that cancels, so what it touches is behind a lock.
      call.cancel()
    }
  }
}
