// Cancel it
//
// `RosterStore` takes names from a server, and responds to cancellation. The test below cancels nothing.
//
// Goal: a suite that passes with every right `RosterStore` and fails, at an expectation, with every wrong one.
// A right one keeps these promises:
// - An uncancelled `refresh` calls `fetch` once, and shows its names or throws its error.
// - A task that is cancelled before `refresh` begins calls no `fetch`.
// - A task that is cancelled during `fetch` cancels that call.
// - Both throw `CancellationError`, with any `fetch` result.
// - A refresh that throws, cancelled or not, leaves `names` as they were, and later ones work.
//
// `names` during a refresh are free. Wrong ones break one promise each; none hangs or traps. The
// given one is Checks/11-Testing/06-cancel-it/Component.swift.

import CancelItComponent
import Testing

// MARK: - Given

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

/// A server that answers when the test says so, also in a task that has been cancelled meanwhile.
final class HeldServer {
  private var held: CheckedContinuation<[String], any Error>?
  /// How many calls there have been.
  private(set) var callCount = 0
  /// How many of them were cancelled when they ended.
  private(set) var cancelledCount = 0

  func fetch() async throws -> [String] {
    callCount += 1
    defer { if Task.isCancelled { cancelledCount += 1 } }
    try Task.checkCancellation()
    return try await withCheckedThrowingContinuation { held = $0 }
  }

  /// Returns when a call waits for its answer.
  func isAsked() async {
    while held == nil { await Task.yield() }
  }

  /// Answers the call that waits. It goes on later, while the test is suspended.
  func answer(_ result: Result<[String], any Error>) {
    held?.resume(with: result)
    held = nil
  }
}

// MARK: - Your turn

@Suite("The roster store")
struct RosterStoreTests {
  // TODO: Cancel the task before it begins, and while the server is asked. Then look at all that is left.
  @Test("A refresh shows the names of the server")
  func refresh() async throws {
    let server = HeldServer()
    let store = RosterStore(fetch: server.fetch)
    let task = Task { try await store.refresh() }
    await server.isAsked()
    server.answer(.success(["Ada"]))
    try await task.value
    #expect(store.names == ["Ada"])
  }
}
