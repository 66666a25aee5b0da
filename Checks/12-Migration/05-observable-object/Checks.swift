import Dispatch
import Foundation
import ObservableObjectAdapter
import ObservableObjectSubject
import Testing
import WorkshopSupport

/// What the screen's model did before this step, and does after it.
@Suite("From ObservableObject to Observable", .serialized)
@MainActor
struct ObservableObjectChecks {
  private typealias State = Subject.State

  nonisolated private static let roster = """
    [{"id":41,"name":"Grace Hopper","department":"Compilers"},
     {"id":7,"name":"Ada","department":"Engines"},
     {"id":12,"name":"Gwen","department":"Engines"}]
    """

  nonisolated private static let grownRoster = """
    [{"id":12,"name":"Gwen","department":"Engines"},{"id":9,"name":"Gwyn","department":"Sales"}]
    """

  private let isAway = AtomicFlag()
  private let isBack = AtomicFlag()
  /// Whether the server has another roster.
  private let isGrown = AtomicFlag()
  private let gate = SearchGate()
  /// A word for each request.
  private let requests = SynchronizedArray<String>()
  /// Whether each search has been on the main actor.
  private let searches = SynchronizedArray<Bool>()

  private func makeModel() -> Subject.Model {
    let (isAway, isBack, searches, gate) = (isAway, isBack, searches, gate)
    let (isGrown, requests) = (isGrown, requests)
    let server: Subject.Server = {
      requests.append("roster")
      guard !isAway.isSet || isBack.isSet else { return nil }
      return Data((isGrown.isSet ? Self.grownRoster : Self.roster).utf8)
    }
    return makeSubject().makeModel(server) { line in
      guard line.contains("searching") else { return }
      searches.append(MainActorProbe.isOnMainActor)
      gate.pass()
    }
  }

  /// Lets the model's queues, if it has any, and its tasks come to rest.
  private func settles(_ model: Subject.Model, to state: Subject.State) async -> Subject.State {
    for _ in 0..<3_000 where model.state() != state {
      await leaveTheMainActor()
    }
    return model.state()
  }

  /// Waits until nothing is at work, however busy the machine is: other threads get their turn between two looks.
  private func workHasEnded() async {
    // Where jobs are not counted, each look takes long by itself.
    for _ in 0..<(jobsAreCounted ? 300 : 20) {
      if await workEnds() { return }
      await leaveTheMainActor()
    }
  }

  private static let all = Subject.State(
    shown: ["Grace Hopper", "Ada", "Gwen"], isLoading: false, message: nil)

  private func loaded() async -> Subject.Model {
    let model = makeModel()
    model.reload()
    _ = await settles(model, to: Self.all)
    return model
  }

  @Test("Loading is as it was: a reload shows the roster, and the spinner until then")
  func reloads() async {
    let model = makeModel()
    let before = model.state()
    #expect(before == State(shown: [], isLoading: false, message: nil))
    model.reload()
    let loading = model.state().isLoading
    #expect(loading)
    let after = await settles(model, to: Self.all)
    #expect(after == Self.all)
  }

  @Test("The message is as it was: a failure has one, which the next load that succeeds takes away")
  func fails() async {
    isAway.set()
    let model = makeModel()
    model.reload()
    let failed = State(shown: [], isLoading: false, message: "offline")
    let state = await settles(model, to: failed)
    #expect(state == failed)
    isBack.set()
    model.reload()
    let after = await settles(model, to: Self.all)
    #expect(after == Self.all)
  }

  @Test("The results are as they were: a failure leaves the employees that are shown")
  func failsLater() async {
    let model = await loaded()
    isAway.set()
    model.reload()
    let failed = State(shown: Self.all.shown, isLoading: false, message: "offline")
    let state = await settles(model, to: failed)
    #expect(state == failed, "The network is gone, and there is still something to read.")
  }

  @Test(
    "The results are as they were: a query shows the employees whose words begin with its words")
  func queries() async {
    let model = await loaded()
    for (query, names) in [
      ("g", ["Grace Hopper", "Gwen"]), ("ENG a", ["Ada"]), ("race", []),
      (" gw ", ["Gwen"]),
      ("", ["Grace Hopper", "Ada", "Gwen"]),
    ] {
      model.setQuery(query)
      let expected = State(shown: names, isLoading: false, message: nil)
      let state = await settles(model, to: expected)
      #expect(state == expected, "The query is “\(query)”.")
    }
  }

  @Test("Each reload asks the server")
  func eachReloadAsks() async {
    let model = makeModel()
    model.reload()
    model.reload()
    let after = await settles(model, to: Self.all)
    #expect(after == Self.all)
    await workHasEnded()
    #expect(
      requests.all.count == 2,
      "A person who pulls the list a second time wants what the server has now.")
  }

  @Test("Only the newest search's employees are shown", arguments: [false, true])
  func newest(isReload: Bool) async {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent],
      "A search began while another one took long, and the program has ended."
    ) { @MainActor [verdict = verdict as ExitTestVerdict, isReload = isReload as Bool] in
      // A search is held on its thread, which a program of its own may do.
      let checks = ObservableObjectChecks()
      verdict.end(isWrong: await checks.showsAnOlderSearch(isReload: isReload))
    }
    guard let result else { return }
    let isWrong = verdict.isWrong(in: result.standardOutputContent)
    #expect(
      isWrong == false,
      isReload
        ? "The search in the older roster took longer than the one in the newer roster, and came last."
        : "The search for “gw” took longer than the one for “ada”, and came last.")
  }

  /// Whether a search that takes long replaces what a newer one has found: for another query, or in a newer roster.
  private func showsAnOlderSearch(isReload: Bool) async -> Bool {
    let model = await loaded()
    gate.holdsNext.set()
    if isReload { model.reload() } else { model.setQuery("gw") }
    for _ in 0..<3_000 where !gate.holds.isSet { await leaveTheMainActor() }
    isGrown.set()
    if isReload { model.reload() } else { model.setQuery("ada") }
    // Where searches wait for each other, this one is not shown before the first is let go.
    let newest = State(
      shown: isReload ? ["Gwen", "Gwyn"] : ["Ada"], isLoading: false, message: nil)
    for _ in 0..<100 where model.state() != newest { await leaveTheMainActor() }
    gate.letGo()
    // However busy the machine is, the held search ends, and what it found is shown or left out.
    await workHasEnded()
    _ = await settles(model, to: newest)
    return model.state() != newest
  }

  @Test("A search calls `employees(_:matching:)` off the main actor")
  func searchesElsewhere() async {
    let model = await loaded()
    model.setQuery("gw")
    _ = await settles(model, to: State(shown: ["Gwen"], isLoading: false, message: nil))
    #expect(searches.all.count >= 2, "A load and a query search.")
    #expect(
      !searches.all.contains(true),
      "In a company with 50,000 employees, typing stands still while the main actor searches.")
  }

  @Test("`withObservationTracking` is told when any of the four properties changes")
  func observed() async {
    let model = makeModel()
    let changed = SynchronizedArray<String>()
    func watch(_ property: String) { model.watch(property) { changed.append(property) } }
    for property in ["isLoading", "shown", "query"] { watch(property) }
    model.reload()
    #expect(changed.all == ["isLoading"])
    _ = await settles(model, to: Self.all)
    #expect(changed.all == ["isLoading", "shown"])
    model.setQuery("gw")
    #expect(changed.all == ["isLoading", "shown", "query"])
    _ = await settles(model, to: State(shown: ["Gwen"], isLoading: false, message: nil))
    isAway.set()
    watch("message")
    model.reload()
    let failed = State(shown: ["Gwen"], isLoading: false, message: "offline")
    _ = await settles(model, to: failed)
    #expect(changed.all.last == "message")
  }
}

/// Holds one search where it runs, off the main actor, until it is let go.
private final class SearchGate: Sendable {
  let holdsNext = AtomicFlag()
  let holds = AtomicFlag()
  private let semaphore = DispatchSemaphore(value: 0)

  func pass() {
    guard holdsNext.isSet, !holds.isSet, !MainActorProbe.isOnMainActor else { return }
    holds.set()
    semaphore.wait()
  }

  func letGo() { semaphore.signal() }
}

/// Goes through a queue of the system's, as the model may, and comes back.
private func leaveTheMainActor() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.global(qos: .background).async { continuation.resume() }
  }
}
