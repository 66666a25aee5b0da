// Called once, twice or never
//
// `lookUp` may call its callback on any thread, also before it returns: once, or twice if it has an
// old copy. If the server is out of reach, it releases the callback without a call.
//
// Goal: each `employee(_:)` ends exactly once, however the library behaves.
//
// - The first call of the callback is the answer, as soon as it comes. Later calls change nothing.
// - If the library releases the callback without a call, `employee(_:)` throws `NoAnswer`.
// - After a call, it does no harm when the library releases the callback.
// - Each `employee(_:)` calls `lookUp` once. Several may wait.
// - While it waits, it is suspended: it does not poll.
//
// Up to you: cancellation, the next step's subject.

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

/// Resumes a continuation once: with the first result, or when its last holder lets go of it.
nonisolated final class Once: Sendable {
  // Empty as soon as the continuation has been taken out.
  private let waiting: Mutex<CheckedContinuation<Employee, any Error>?>

  init(_ continuation: CheckedContinuation<Employee, any Error>) {
    waiting = Mutex(continuation)
  }

  func resume(with result: Result<Employee, any Error>) {
    // The look and the change are one step under the lock, so only one caller gets the continuation.
    waiting.withLock { $0.take() }?.resume(with: result)
  }

  // Only the callback holds this object, so it goes when the library lets go of the callback.
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
