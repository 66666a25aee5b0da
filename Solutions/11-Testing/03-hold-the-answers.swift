// Hold the answers
//
// `RosterSearch` asks at each key. This server answers at once.
//
// Goal: a suite that passes with every right `RosterSearch` and fails, at an expectation, with every wrong one. The
// *newest* search began last. A right one promises:
// - `search` calls `fetch` once, with its text, and returns after it, not others.
// - If the newest succeeds, `names` are its names, `errorText` is nil; if it fails, `errorText` is not nil.
// - Older searches change nothing, whenever and however they end.
// - `isSearching` is true while the newest is on its way, then false.
//
// Free are errors' words, `names` and `errorText` during a search, `names` after an error, and whether the older
// are cancelled. Wrong ones break one promise each. Given: Checks/11-Testing/03-hold-the-answers/Component.swift.

import HoldTheAnswersComponent
import Testing

// MARK: - Given

/// An error for `fetch` to throw.
struct ServerIsDown: Error {}

// MARK: - Your turn

/// A search on its way, whose answer the test holds.
struct HeldSearch {
  let task: Task<Void, Never>
  let answer: CheckedContinuation<[String], any Error>

  /// Answers, and returns when the model has dealt with the answer.
  func end(_ result: Result<[String], any Error>) async {
    answer.resume(with: result)
    await task.value
  }
}

@Suite("The roster search")
struct RosterSearchTests {
  private let model: RosterSearch
  private let calls: AsyncStream<CheckedContinuation<[String], any Error>>

  // Swift Testing makes a new value of the suite for each test, so no test sees the calls of another.
  init() {
    let (calls, call) = AsyncStream.makeStream(of: CheckedContinuation<[String], any Error>.self)
    self.calls = calls
    model = RosterSearch { _ in try await withCheckedThrowingContinuation { call.yield($0) } }
  }

  /// Begins a search, and returns when its `fetch` has been called.
  private func begin(_ text: String) async throws -> HeldSearch {
    let task = Task { await model.search(text) }
    var call = calls.makeAsyncIterator()
    let answer = await call.next()
    return HeldSearch(task: task, answer: try #require(answer))
  }

  @Test("Answers come in the order of the questions")
  func inOrder() async throws {
    let older = try await begin("a")
    let newest = try await begin("ad")
    await older.end(.success(["Barbara"]))
    // Looked at in between, too: at the end, all is well again.
    #expect(model.names != ["Barbara"])
    #expect(model.isSearching)
    await newest.end(.success(["Ada"]))
    #expect(model.names == ["Ada"])
    #expect(!model.isSearching)
  }

  @Test("An older search that fails first shows nothing, and the spinner goes on")
  func olderFails() async throws {
    let older = try await begin("a")
    let newest = try await begin("ad")
    await older.end(.failure(ServerIsDown()))
    #expect(model.errorText == nil)
    #expect(model.isSearching)
    await newest.end(.success(["Ada"]))
    #expect(!model.isSearching)
  }

  @Test("The newest of three is answered first, and the older ones change nothing")
  func newestFirst() async throws {
    let first = try await begin("a")
    let second = try await begin("ad")
    let newest = try await begin("ada")
    await newest.end(.success(["Ada"]))
    #expect(!model.isSearching)
    await second.end(.failure(ServerIsDown()))
    await first.end(.success(["Barbara"]))
    #expect(model.names == ["Ada"])
    #expect(model.errorText == nil)
    #expect(!model.isSearching)
  }

  @Test("An error of the newest is shown until a search succeeds")
  func errorOfTheNewest() async throws {
    let older = try await begin("a")
    await (try begin("ad")).end(.failure(ServerIsDown()))
    #expect(model.errorText != nil)
    #expect(!model.isSearching)
    await older.end(.success(["Barbara"]))
    #expect(model.errorText != nil)
    await (try begin("ada")).end(.success(["Ada"]))
    #expect(model.errorText == nil)
    #expect(model.names == ["Ada"])
  }
}
