// race: a flag in a class that promises to be safe, and two calls ask it at the same moment
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

nonisolated final class Once: @unchecked Sendable {
  private let continuation: CheckedContinuation<Employee, any Error>
  private var isOver = false

  init(_ continuation: CheckedContinuation<Employee, any Error>) {
    self.continuation = continuation
  }

  func resume(with result: Result<Employee, any Error>) {
    if isOver { return }
    isOver = true
    continuation.resume(with: result)
  }

  deinit {
    resume(with: .failure(NoAnswer()))
  }
}

extension Directory {
  func employee(_ id: Int) async throws -> Employee {
    try await withCheckedThrowingContinuation { continuation in
      let once = Once(continuation)
      lookUp(id) { employee in once.resume(with: .success(employee)) }
    }
  }
}
