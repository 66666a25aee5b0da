import BridgeToTheViewModelAdapter
import BridgeToTheViewModelSubject
import Foundation
import Synchronization
import Testing
import WorkshopSupport

@Suite("Bridge to the view model", .serialized)
@MainActor
struct BridgeToTheViewModelChecks {
  private typealias Roster = Subject.Roster

  private struct ServerIsDown: Error {}

  /// A server whose roster is another one at each request that it answers, until it is told to stay.
  private final class Server: Sendable {
    private struct State {
      var requests = 0
      var revision = 0
      var isDown = false
      var changes = true
    }

    private let state = Mutex(State())

    var requests: Int { state.withLock { $0.requests } }

    func goDown() { state.withLock { $0.isDown = true } }

    func comeBack() { state.withLock { $0.isDown = false } }

    func stayAsItIs() { state.withLock { $0.changes = false } }

    func answer() throws -> Roster {
      try state.withLock { state in
        state.requests += 1
        if state.isDown { throw ServerIsDown() }
        if state.changes { state.revision += 1 }
        return Self.roster(state.revision)
      }
    }

    /// The roster of a revision. Its ids and their number tell which one it is.
    static func roster(_ revision: Int) -> Roster {
      Roster(revision, [90, 7, 31, 12].prefix(revision % 3 + 2).map { $0 + 100 * revision })
    }
  }

  /// What the screen had to show at one moment of a load.
  private struct Moment {
    let shown: Roster
    let message: String?
    /// Whether the spinner had been there and was gone.
    let saysThatItHasEnded: Bool
  }

  /// Loads a model, one piece of work after the other, and looks at it after each of them.
  ///
  /// - Parameter afterPiece: Called after a piece of work, before the main actor or the next piece has
  ///   its turn.
  private func loadPieceByPiece(
    _ model: Subject.Model, _ timeline: Timeline, afterPiece: () -> Void = {}
  ) async -> (moments: [Moment], hasEnded: Bool) {
    let (visits, done) = (ManualExecutor(), AtomicFlag())
    timeline.beginWait("screen", "loads")
    _ = Task(executorPreference: visits) { @concurrent in
      await model.load()
      done.set()
    }
    var moments: [Moment] = []
    var hasBegun = false
    for _ in 0..<60 {
      let goesOn = await eventually { done.isSet || visits.hasJobs }
      if model.isLoading() { hasBegun = true }
      moments.append(
        Moment(
          shown: model.shown(), message: model.message(),
          saysThatItHasEnded: hasBegun && !model.isLoading()))
      if done.isSet || !goesOn { break }
      visits.runOne()
      timeline.record("data layer", "piece of work")
      afterPiece()
    }
    return (moments, done.isSet)
  }

  @Test("`isLoading` is true from the call's start to the load's end")
  func spinner() async throws {
    let (server, asked) = (Server(), Latch())
    let repository = makeSubject().makeRepository {
      await asked.waitIgnoringCancellation()
      return try server.answer()
    }
    let (model, other) = (repository.makeModel(), repository.makeModel())
    let load = Task.immediate { await model.load() }
    let atOnce = model.isLoading()
    #expect(
      atOnce,
      """
      This is the line after the call, and the screen does not show the spinner. On which actor does \
      load() begin, and what has to happen before it can set something on the main actor?
      """)
    let isAsked = await eventually { asked.arrivalCount == 1 }
    let (during, onOther) = (model.isLoading(), other.isLoading())
    asked.open()
    try #require(isAsked, "A load has to refresh the repository, which asks the server.")
    #expect(during, "The server has been asked and has not answered, and nothing says so.")
    #expect(!onOther, "Another screen, with a model of its own, is loading nothing.")
    await load.value
    let after = model.isLoading()
    #expect(!after, "The load has ended, and isLoading stayed true.")
    server.goDown()
    await model.load()
    let afterFailure = model.isLoading()
    #expect(!afterFailure, "The load has ended with an error, and isLoading stayed true.")
  }

  @Test(
    "After a refresh, `employees` and `revision` are the repository's; until then the old ones stay"
  )
  func reload() async throws {
    let (server, gate) = (Server(), Latch())
    let repository = makeSubject().makeRepository {
      if server.requests > 0 { await gate.waitIgnoringCancellation() }
      return try server.answer()
    }
    let model = repository.makeModel()
    let before = model.shown()
    #expect(before == Roster(0, []), "Nothing has been loaded yet.")
    await model.load()
    let first = model.shown()
    #expect(first == Server.roster(1), "This was the first answer, in the server's order.")
    let reload = Task { await model.load() }
    let isAsked = await eventually { gate.arrivalCount == 1 }
    let during = model.shown()
    gate.open()
    try #require(isAsked, "Each load refreshes the repository, also when it has a list already.")
    #expect(during == first, "The server has not answered yet, and the old list was good.")
    await reload.value
    let second = model.shown()
    #expect(second == Server.roster(2), "This was the second answer.")
    let kept = await repository.kept()
    #expect(
      kept == second,
      """
      This is what the repository has after the load, and the screen shows something else. A load \
      refreshes the repository, so that other screens find there what the server said.
      """)
  }

  @Test("If the refresh throws, `employees` and `revision` stay, and `message` says so")
  func failure() async {
    let newcomer = Server()
    newcomer.goDown()
    let empty = makeSubject().makeRepository { try newcomer.answer() }.makeModel()
    await empty.load()
    let (nothing, atFirst) = (empty.shown(), empty.message())
    #expect(nothing == Roster(0, []), "Not even the first load has worked.")
    #expect(atFirst == "The directory could not be loaded.", "This is what the screen says.")
    newcomer.comeBack()
    await empty.load()
    let (something, afterFirst) = (empty.shown(), empty.message())
    #expect(something == Server.roster(1), "The server is back, and this was its first answer.")
    #expect(afterFirst == nil, "This load has worked, so the message goes.")

    let server = Server()
    let repository = makeSubject().makeRepository { try server.answer() }
    let model = repository.makeModel()
    await model.load()
    let first = model.shown()
    let noMessage = model.message()
    #expect(noMessage == nil, "This load has worked.")
    // Another screen is more lucky: the repository has something newer than this model.
    try? await repository.refresh()
    server.goDown()
    await model.load()
    let (kept, message) = (model.shown(), model.message())
    #expect(kept == first, "The load failed. What was on the screen before is still there.")
    #expect(message == "The directory could not be loaded.", "This is what the screen says.")
    server.comeBack()
    await model.load()
    let (next, later) = (model.shown(), model.message())
    #expect(next == Server.roster(3), "The server is back, and this was its answer.")
    #expect(later == nil, "This load has worked, so the message goes.")
    // Once more, and nothing has changed meanwhile on the server.
    server.goDown()
    await model.load()
    server.comeBack()
    server.stayAsItIs()
    await model.load()
    let (same, atLast) = (model.shown(), model.message())
    #expect(same == next, "The server has said the same as before the error.")
    #expect(
      atLast == nil, "This load has worked too, though it brought nothing new, so the message goes."
    )
  }

  @Test("`message` is nil after a refresh, and its answer shows, also fewer employees or none")
  func anyAnswer() async {
    let answers: [Roster] = [
      Roster(5, [9, 7, 31]), Roster(5, [7]), Roster(6, []), Roster(2, [40, -3, 40]), Roster(0, [1]),
      Roster(8, [7, 31]), Roster(9, [7, 31], names: ["Zoë", ""]),
      Roster(9, [7, 31], names: ["Zoë", "Ada"]),
    ]
    let next = Mutex(0)
    let repository = makeSubject().makeRepository {
      answers[
        next.withLock { next in
          defer { next += 1 }
          return next
        }]
    }
    let model = repository.makeModel()
    for answer in answers {
      await model.load()
      let (shown, message) = (model.shown(), model.message())
      #expect(shown == answer, "This was the server's answer, and the repository has it now.")
      #expect(message == nil, "This load has worked.")
    }
  }

  @Test(
    "If the refresh throws, also when cancelled, `message` is “The directory could not be loaded.”")
  func cancelled() async throws {
    let (server, gate) = (Server(), Latch())
    let repository = makeSubject().makeRepository {
      if server.requests == 1 { await gate.waitIgnoringCancellation() }
      return try server.answer()
    }
    let model = repository.makeModel()
    await model.load()
    let load = Task { await model.load() }
    let isAsked = await eventually { gate.arrivalCount == 1 }
    load.cancel()
    gate.open()
    try #require(isAsked, "A load has to refresh the repository, which asks the server.")
    await load.value
    let (shown, message) = (model.shown(), model.message())
    #expect(
      shown == Server.roster(2),
      "The load was cancelled, and the server answered all the same: the refresh has worked.")
    #expect(message == nil, "The refresh has worked, and a message says that it has not.")

    // The second is what `URLSession` throws in a task that is cancelled.
    let errors: [any Error] = [CancellationError(), URLError(.cancelled)]
    for error in errors {
      let stopped = makeSubject().makeRepository { throw error }.makeModel()
      await stopped.load()
      let words = stopped.message()
      #expect(
        words == "The directory could not be loaded.",
        "The refresh threw \(error). For every error, there is the message.")
    }

    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await model.load()
    }.value
    let (atLast, lastWords) = (model.shown(), model.message())
    #expect(
      (atLast != shown) == (lastWords == nil),
      """
      The task was cancelled when it called `load()`. Either the refresh works and its answer shows, or \
      the message says that the directory could not be loaded.
      """)
  }

  @Test("If the refresh throws once, `message` says so: the next refresh is the next load's")
  func failsOnce() async {
    let server = Server()
    let model = makeSubject().makeRepository {
      defer { server.comeBack() }
      return try server.answer()
    }.makeModel()
    await model.load()
    let (first, before) = (model.shown(), server.requests)
    server.goDown()
    await model.load()
    let (shown, message, requests) = (model.shown(), model.message(), server.requests - before)
    #expect(requests == 1, "One load asks the server once.")
    #expect(shown == first, "The load failed. What was on the screen before is still there.")
    #expect(message == "The directory could not be loaded.", "This is what the screen says.")
  }

  @Test(
    "If the refresh throws, `employees` and `revision` stay all the time, and `isLoading` to the end"
  )
  func failureInPieces() async throws {
    let (server, timeline) = (Server(), Timeline())
    let model = makeSubject().makeRepository { try server.answer() }.makeModel()
    await model.load()
    let first = model.shown()
    server.goDown()
    // Nothing runs on the data layer any more, so from here on it serves where its callers are.
    _ = await eventually { false }
    let (moments, hasEnded) = await loadPieceByPiece(model, timeline)
    try #require(hasEnded, "The server is down, and the load has not ended.\n\(timeline)")
    timeline.endWait("screen", "shows \(model.message() ?? "no message")")
    let others = moments.map(\.shown).filter { $0 != first }
    #expect(
      others.isEmpty,
      """
      In the middle of a load that failed the screen had this to show, and not the old list. \
      After an error both values stay as they were: no code changes them and puts them back.
      \(timeline)
      """)
    let endedEarly = moments.contains { $0.saysThatItHasEnded && $0.message == nil }
    #expect(
      !endedEarly,
      """
      The screen said that the load had ended, and the message was not there yet. `isLoading` goes \
      back when all is said, in the same piece or later.
      \(timeline)
      """)
  }

  @Test(
    "After a refresh, `employees` and `revision` change together, even if other screens refresh it")
  func together() async throws {
    let (server, timeline) = (Server(), Timeline())
    let repository = makeSubject().makeRepository { try server.answer() }
    let model = repository.makeModel()
    await model.load()
    let first = model.shown()
    // Nothing runs on the data layer any more, so from here on it serves where its callers are.
    _ = await eventually { false }

    let aside = ManualExecutor()
    let (moments, hasEnded) = await loadPieceByPiece(model, timeline) {
      // Now the repository changes, before the main actor or the next piece of work has its turn.
      _ = Task(executorPreference: aside) { @concurrent in try? await repository.refresh() }
      aside.runJobs()
      timeline.record("other screen", "refreshes to \(server.requests)")
    }
    try #require(hasEnded, "The server answers at once, and the load has not ended.\n\(timeline)")
    timeline.endWait("screen", "shows \(model.shown().revision)")
    let last = model.shown()
    #expect(
      last == Server.roster(last.revision),
      """
      The revision that the screen shows had other employees. Each `await` of something on the data \
      layer is a visit of its own, and between two of them others change the repository. What belongs \
      together is read in one visit.
      \(timeline)
      """)
    let torn = moments.map(\.shown).filter { $0 != first && $0 != last }
    #expect(
      torn.isEmpty,
      """
      In the middle of a load the screen had this to show, neither the old list nor the new one. Set \
      on the main actor what belongs together with no `await` in between.
      \(timeline)
      """)
    let endedEarly = moments.contains { $0.saysThatItHasEnded && $0.shown == first }
    #expect(
      !endedEarly,
      """
      The screen said that the load had ended, and it still showed the old list. `isLoading` goes back \
      when the new one is there, in the same piece or later.
      \(timeline)
      """)
    #expect(last.revision > first.revision, "The load has to show what a refresh has brought.")
  }
}
