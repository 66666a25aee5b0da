// race: a flag in a class that promises to be safe, asked by the callback and by the cancellation
// Cancelled, and the request too
//
// `start` comes from an older library. It begins a request and calls back once, from any thread,
// sometimes before it returns. The `Request` that it returns can be told to stop. Somebody closes a
// screen: its task is cancelled. But `employee(_:)` waits on, and the request works for nobody.
//
// Goal: a cancelled `employee(_:)` waits no longer, and its request is told to stop.
//
// - It comes back exactly once, with whichever comes first: what the callback brings, be it an
//   employee or an error, or `CancellationError`. Where both come at the same moment, also where the
//   callback comes from within `stop()`, either will do.
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

nonisolated final class Call: @unchecked Sendable {
  private var continuation: CheckedContinuation<Employee, any Error>?
  private var request: Request?
  private var isOver = false

  func begin(
    _ continuation: CheckedContinuation<Employee, any Error>,
    _ start: (@escaping Callback) -> Request
  ) {
    self.continuation = continuation
    request = start { result in self.finish(with: result) }
    if Task.isCancelled { cancel() }
  }

  func finish(with result: Result<Employee, any Error>) {
    if isOver { return }
    isOver = true
    continuation?.resume(with: result)
  }

  func cancel() {
    if continuation != nil { finish(with: .failure(CancellationError())) }
    request?.stop()
  }
}

extension Directory {
  func employee(_ id: Int) async throws -> Employee {
    let call = Call()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        call.begin(continuation) { start(id, $0) }
      }
    } onCancel: {
      call.cancel()
    }
  }
}
