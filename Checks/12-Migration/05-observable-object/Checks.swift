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
  /// Holds a second search, while the first is held or behind it.
  private let newer = SearchGate()
  /// Requests are answered when the check does, once this is set.
  private let isSlow = AtomicFlag()
  /// A closure for each request, which answers it.
  private let requests = SynchronizedArray<@Sendable (Data?) -> Void>()
  /// Whether each search has been on the main actor.
  private let searches = SynchronizedArray<Bool>()

  private func makeModel() -> Subject.Model {
    let (isAway, isBack, searches, gate) = (isAway, isBack, searches, gate)
    let newer = newer
    let (isGrown, isSlow, requests) = (isGrown, isSlow, requests)
    let server: Subject.Server = { answer in
      requests.append(answer)
      guard !isSlow.isSet else { return }
      guard !isAway.isSet || isBack.isSet else { return answer(nil) }
      answer(Data((isGrown.isSet ? Self.grownRoster : Self.roster).utf8))
    }
    return makeSubject().makeModel(server) { line in
      guard line.contains("searching") else { return }
      searches.append(MainActorProbe.isOnMainActor)
      newer.pass()
      gate.pass()
    }
  }

  /// Lets the model's queues, if it has any, and its tasks come to rest.
  private func settles(_ model: Subject.Model, to state: Subject.State) async -> Subject.State {
    _ = await eventuallyOnAnyThread { model.state() == state }
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
    makeModel().reload()
    _ = await eventuallyOnAnyThread { !requests.all.isEmpty }
    #expect(
      requests.all.count == 1,
      "The screen was closed right after its reload. Others use the service.")
    model.reload()
    model.reload()
    let after = await settles(model, to: Self.all)
    #expect(after == Self.all)
    await workHasEnded()
    #expect(
      requests.all.count == 3,
      "A person who pulls the list a second time wants what the server has now.")
  }

  @Test("Loading is as it was: the spinner goes with the first of two answers, and each is heard")
  func twoReloads() async {
    let model = makeModel()
    isSlow.set()
    for number in 1...2 {
      model.reload()
      _ = await eventuallyOnAnyThread { requests.all.count >= number }
    }
    #expect(requests.all.count == 2)
    guard let first = requests.all.first, let second = requests.all.last, requests.all.count == 2
    else { return }
    second(Data(Self.roster.utf8))
    let loaded = await settles(model, to: Self.all)
    #expect(loaded == Self.all, "One of two requests was answered.")
    first(nil)
    let failed = State(shown: Self.all.shown, isLoading: false, message: "offline")
    let after = await settles(model, to: failed)
    #expect(after == failed, "The older request has failed, after the newer one was answered.")
  }

  @Test(
    "The results are as they were: a search is in the service's roster, which other screens load too"
  )
  func loadedElsewhere() async {
    let model = await loaded()
    let found = State(shown: ["Gwen"], isLoading: false, message: nil)
    model.setQuery("gw")
    let before = await settles(model, to: found)
    #expect(before == found)
    model.setQuery("a")
    _ = await settles(model, to: State(shown: ["Ada"], isLoading: false, message: nil))
    isGrown.set()
    model.loadElsewhere()
    await workHasEnded()
    model.setQuery("gw")
    let both = State(shown: ["Gwen", "Gwyn"], isLoading: false, message: nil)
    let after = await settles(model, to: both)
    #expect(after == both, "Another screen has loaded a roster with one more of this name.")
    isSlow.set()
    let count = requests.all.count
    model.loadElsewhere()
    _ = await eventuallyOnAnyThread { requests.all.count > count }
    requests.all.last?(Data(Self.roster.utf8))
    await workHasEnded()
    model.setQuery("gw")
    let same = await settles(model, to: found)
    #expect(
      same == found, "It has loaded the first roster again, and the same query was set once more.")
  }

  @Test("The results are as they were: an employee who has a new name is shown with it")
  func renamed() async {
    let model = await loaded()
    isSlow.set()
    model.reload()
    _ = await eventuallyOnAnyThread { requests.all.count >= 2 }
    requests.all.last?(Data(Self.roster.replacing("Grace", with: "Amazing").utf8))
    let renamed = State(
      shown: ["Amazing Hopper", "Ada", "Gwen"], isLoading: false, message: nil)
    let after = await settles(model, to: renamed)
    #expect(after == renamed, "The same three employees, and one of them has another name.")
  }

  @Test(
    "Only the newest search's employees are shown",
    arguments: ["query", "reload", "failure", "wait"])
  func newest(later: String) async {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent],
      "A search began while another one took long, and the program has ended."
    ) { @MainActor [verdict = verdict as ExitTestVerdict, later = later as String] in
      // A search is held on its thread, which a program of its own may do.
      let checks = ObservableObjectChecks()
      verdict.end(isWrong: await checks.showsAnOlderSearch(than: later))
    }
    guard let result else { return }
    let isWrong = verdict.isWrong(in: result.standardOutputContent)
    let why =
      switch later {
      case "query": "The search for “gw” took longer than the one for “ada”, and came last."
      case "reload":
        "The search in the older roster took longer than the one in the newer roster, and came last."
      case "wait":
        "The search for “gw” came to an end while the one for “ada”, which is newer, went on."
      default: "The search for “gw” took long, and meanwhile a reload failed. No search is newer."
      }
    #expect(isWrong == false, "\(why)")
  }

  /// Whether something else is shown in the end than the newest search has found, while an older one takes long: for
  /// another query, or in an older roster. A reload that fails searches for nothing.
  private func showsAnOlderSearch(than later: String) async -> Bool {
    let model = await loaded()
    gate.holdsNext.set()
    if later == "reload" { model.reload() } else { model.setQuery("gw") }
    // On a busy machine that takes a while; before the search is held, a newer one would be the one that waits.
    _ = await eventuallyOnAnyThread { gate.holds.isSet }
    isGrown.set()
    let newest: State
    switch later {
    case "query":
      model.setQuery("ada")
      newest = State(shown: ["Ada"], isLoading: false, message: nil)
    case "reload":
      model.reload()
      newest = State(shown: ["Gwen", "Gwyn"], isLoading: false, message: nil)
    case "wait":
      return await showsAnOlderSearchMeanwhile(model)
    default:
      isAway.set()
      model.reload()
      newest = State(shown: ["Gwen"], isLoading: false, message: "offline")
    }
    // Where searches wait for each other, this one is not shown before the first is let go.
    for _ in 0..<100 where model.state() != newest { await leaveTheMainActor() }
    // On a busy machine the newer one may still be under way, and would come last.
    await whenThreadsSleep { [gate] in gate.letGo() }
    // However busy the machine is, the held search ends, and what it found is shown or left out.
    await workHasEnded()
    _ = await settles(model, to: newest)
    return model.state() != newest
  }

  /// Whether the search that is held is shown while a newer one is held.
  private func showsAnOlderSearchMeanwhile(_ model: Subject.Model) async -> Bool {
    newer.holdsNext.set()
    model.setQuery("ada")
    // Where searches wait for each other, the newer one is held when the older has ended.
    await whenThreadsSleep { [gate] in gate.letGo() }
    await whenThreadsSleep {}
    let isShown = model.state().shown == ["Gwen"]
    newer.letGo()
    let newest = State(shown: ["Ada"], isLoading: false, message: nil)
    let end = await settles(model, to: newest)
    return isShown || end != newest
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
    let places = SynchronizedArray<Bool>()
    func watch(_ property: String) {
      model.watch(property) {
        changed.append(property)
        places.append(MainActorProbe.isOnMainActor)
      }
    }
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
    #expect(!places.all.contains(false), "A view is on the main actor, where it is told.")
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
