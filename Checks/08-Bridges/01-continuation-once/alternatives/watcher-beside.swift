// differs: one object holds the answer, another one only notices that the callback has gone
// Called once, twice or never
//
// `lookUp` comes from a library that is older than `await`. It takes a callback, and keeps it until
// it is done. It may call it from any thread, also before `lookUp` returns. Often it calls once. It
// calls twice if it has an old copy of the employee: first with the copy, then with what the server
// says. If the server is out of reach it never calls; it lets go of the callback, and that is all.
//
// Goal: whatever the library does, `employee(_:)` comes back exactly once.
//
// - The first call of the callback is the answer, as soon as it comes. Later calls change nothing.
// - If the library lets go of the callback and has never called it, `employee(_:)` throws `NoAnswer`.
// - After a call, it does no harm when the library lets go.
// - Each `employee(_:)` asks the library once. Several may wait at the same time. To wait is not to
//   look again and again in a loop.
//
// Up to you: what happens when the task that waits is cancelled. The next step is about that.

import Synchronization

// MARK: - Given

nonisolated struct Employee: Equatable {
  let id: Int
  let name: String
}

nonisolated struct NoAnswer: Error {}

typealias LookUp = @Sendable (_ id: Int, _ callback: @escaping @Sendable (Employee) -> Void) -> Void

struct Directory {
  let lookUp: LookUp
}

// MARK: - Your turn

nonisolated final class Seat: Sendable {
  private enum State {
    case empty
    case waiting(CheckedContinuation<Employee, any Error>)
    case over(Result<Employee, any Error>)
  }

  private let state = Mutex(State.empty)

  func settle(_ result: Result<Employee, any Error>) {
    let waiting: CheckedContinuation<Employee, any Error>? = state.withLock { state in
      switch state {
      case .empty:
        state = .over(result)
        return nil
      case .waiting(let continuation):
        state = .over(result)
        return continuation
      case .over:
        return nil
      }
    }
    waiting?.resume(with: result)
  }

  func value() async throws -> Employee {
    try await withCheckedThrowingContinuation { continuation in
      let result: Result<Employee, any Error>? = state.withLock { state in
        if case .over(let result) = state { return result }
        state = .waiting(continuation)
        return nil
      }
      if let result { continuation.resume(with: result) }
    }
  }
}

nonisolated final class Watcher: Sendable {
  private let onGone: @Sendable () -> Void

  init(onGone: @escaping @Sendable () -> Void) {
    self.onGone = onGone
  }

  deinit {
    onGone()
  }
}

extension Directory {
  func employee(_ id: Int) async throws -> Employee {
    let seat = Seat()
    do {
      let watcher = Watcher { seat.settle(.failure(NoAnswer())) }
      lookUp(id) { [watcher] employee in
        _ = watcher
        seat.settle(.success(employee))
      }
    }
    return try await seat.value()
  }
}
