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
  private let server = HeldServer()
  private let store: RosterStore

  init() { store = RosterStore(fetch: server.fetch) }

  /// Begins a refresh, and returns when the server has been asked.
  private func begin() async -> Task<Void, any Error> {
    let task = Task { try await store.refresh() }
    await server.isAsked()
    return task
  }

  private func refresh(_ names: [String]) async throws {
    let task = await begin()
    server.answer(.success(names))
    let result = await task.result
    #expect(throws: Never.self) { try result.get() }
    #expect(store.names == names)
  }

  @Test("A refresh shows the names, or throws the error of the server")
  func notCancelled() async throws {
    try await refresh(["Ada"])
    let task = await begin()
    server.answer(.failure(ServerIsDown()))
    await #expect(throws: ServerIsDown.self) { try await task.value }
    #expect(store.names == ["Ada"])
    #expect(server.callCount == 2)
    try await refresh(["Grace"])
  }

  @Test("A task that is cancelled before it begins asks nothing")
  func before() async throws {
    try await refresh(["Ada"])
    let task = Task { try await store.refresh() }
    // The test has not suspended since the line above, so the task has not begun.
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(server.callCount == 1)
    #expect(store.names == ["Ada"])
  }

  // A server may heed a cancellation or not, and may fail for another reason.
  @Test(
    "A task that is cancelled during the call changes nothing, whatever the server answers",
    arguments: [true, false])
  func during(succeeds: Bool) async throws {
    try await refresh(["Ada"])
    let task = await begin()
    task.cancel()
    server.answer(succeeds ? .success(["Grace"]) : .failure(ServerIsDown()))
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(store.names == ["Ada"])
    #expect(server.cancelledCount == 1)
    try await refresh(["Barbara"])
  }
}
