import CloseThePreconcurrencyAdapter
import CloseThePreconcurrencySubject
import Dispatch
import Foundation
import Synchronization
import Testing
import WorkshopSupport

/// What observers and refresher did before this step, and do after it.
@Suite("An import that silences nothing", .serialized)
@MainActor
struct CloseThePreconcurrencyChecks {
  /// The answers that the server owes, in the order of the requests.
  private final class Requests: Sendable {
    let open = Mutex<[@Sendable (Data?) -> Void]>([])
    var count: Int { open.withLock { $0.count } }

    func answer(_ number: Int) { open.withLock { $0[number] }(Data("[]".utf8)) }
  }

  private let requests = Requests()
  private let heard = SynchronizedArray<String>()
  private let screen: Subject.Screen

  init() {
    let requests = requests
    screen = makeSubject().makeScreen { answer in requests.open.withLock { $0.append(answer) } }
  }

  /// Lets the main queue and the module's tasks come to rest, or until something is so.
  private func rest(until isSo: @MainActor () -> Bool = { false }, turns: Int = 100) async {
    for _ in 0..<turns where !isSo() { await leaveTheMainActor() }
    // On a busy machine so many turns may be over before a task of the module has its own.
    if !isSo() { _ = await eventually(isSo) }
  }

  @Test(
    "An observer is called on the main actor before the post returns, until released. The post's object is the snapshot"
  )
  func observes() {
    let (heard, places) = (heard, SynchronizedArray<Bool>())
    for name in ["one", "other"] {
      screen.observe(name) { version, added in
        heard.append("\(name): \(version) \(added)")
        places.append(MainActorProbe.isOnMainActor)
      }
    }
    screen.post(3, [41, 7])
    #expect(
      heard.all.sorted() == ["one: 3 [41, 7]", "other: 3 [41, 7]"],
      "Heard when the post had returned. The service tells its caller next.")
    screen.release("one")
    screen.post(4, [])
    #expect(heard.all.dropFirst(2) == ["other: 4 []"], "One of two observers was released.")
    screen.release("other")
    screen.post(5, [12])
    #expect(heard.all.count == 3, "No observer is left.")
    #expect(!places.all.contains(false))
    let posted = screen.versionPosted(6)
    #expect(posted == 6, "A screen that observes the notification itself finds the snapshot in it.")
  }

  @Test("A push message of any queue loads the roster, and its reason is kept")
  func anyQueue() async {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent],
      """
      PingKit called back on a thread of its own, and the program has ended. A closure that is isolated to the main \
      actor was called elsewhere: Swift 6 ends a program there, and so does this mode.
      """
    ) { @MainActor [verdict = verdict as ExitTestVerdict] in
      let checks = CloseThePreconcurrencyChecks()
      verdict.end(isWrong: await checks.missesAMessage())
    }
    guard let result else { return }
    let isWrong = verdict.isWrong(in: result.standardOutputContent)
    #expect(
      isWrong == false,
      "Three messages came, each after the load before it had ended. Each has its reason, also after `stop()`."
    )
  }

  /// Whether messages that come on another thread do not all load the roster.
  private func missesAMessage() async -> Bool {
    let screen = screen
    screen.start()
    for (number, reason) in ["new", "new", "moved"].enumerated() {
      let delivered = SynchronizedArray<Bool>()
      Thread.detachNewThread {
        screen.deliver("roster", reason)
        delivered.append(true)
      }
      // A thread of the system's begins when the system lets it: no count of turns says when.
      while delivered.all.isEmpty { await leaveTheMainActor() }
      await rest(until: { requests.count > number }, turns: 3_000)
      guard requests.count == number + 1 else { return true }
      requests.answer(number)
      let heard = heard
      // The next message finds the service at rest.
      screen.observe("load") { version, _ in heard.append("\(version)") }
      await rest(until: { heard.all.count > number }, turns: 3_000)
      screen.release("load")
    }
    screen.stop()
    return screen.reasons() != ["new", "new", "moved"]
  }

  @Test("A message that comes while the roster is loading is ignored, also when a screen loads it")
  func ignoresWhileLoading() async {
    screen.start()
    screen.deliver("roster", "new")
    await rest(until: { requests.count > 0 }, turns: 3_000)
    for reason in ["moved", "gone"] { screen.deliver("roster", reason) }
    screen.deliver("menu", "soup")
    await rest()
    let reasons = screen.reasons()
    #expect(reasons == ["new"], "Two more messages came while the roster was loading.")
    #expect(requests.count == 1)
    requests.answer(0)
    // A load that a message began ends on the main actor, some turns later.
    await rest(until: { requests.count > 1 }, turns: 300)
    let later = screen.reasons()
    #expect(
      later == ["new"] && requests.count == 1,
      "The load has ended. What came while it went on is ignored, and not put off.")
    screen.load()
    screen.deliver("roster", "moved")
    await rest(until: { requests.count > 1 }, turns: 3_000)
    await rest()
    let ofOthers = screen.reasons()
    #expect(
      ofOthers == ["new"] && requests.count == 2,
      "A screen was loading the roster, and a message came.")
  }

  @Test("A message that comes while the roster is loading is ignored: the second of two at once")
  func ignoresTheSecond() async {
    screen.start()
    for reason in ["new", "moved"] { screen.deliver("roster", reason) }
    await rest(until: { requests.count > 0 }, turns: 3_000)
    await rest()
    let reasons = screen.reasons()
    #expect(
      reasons.count == 1 && requests.count == 1,
      """
      Two messages came, one right after the other. Whichever is first on the main actor begins a load, and the other \
      comes while that load goes on. These are the reasons: \(reasons). Is there a suspension, or another task, \
      between the look at `isLoading` and the load?
      """)
  }

  @Test(
    "After `stop()`, until the next `start()`, no message loads the roster, not even one already sent"
  )
  func stops() async {
    screen.start()
    screen.deliver("roster", "new")
    screen.stop()
    await rest()
    let onItsWay = screen.reasons()
    #expect(
      onItsWay == [], "The message came before `stop()`, and its turn on the main actor after it.")
    screen.deliver("roster", "moved")
    await rest()
    let reasons = screen.reasons()
    #expect(reasons == [])
    screen.start()
    screen.deliver("roster", "gone")
    await rest(until: { requests.count > 0 }, turns: 3_000)
    let started = screen.reasons()
    #expect(started == ["gone"], "The refresher was started again.")
  }

  @Test("Without a refresher, no message loads the roster, not even one already sent")
  func released() async {
    screen.start()
    screen.deliver("roster", "new")
    screen.releaseRefresher()
    await rest()
    #expect(
      requests.count == 0,
      "The message was on its way to the main actor when the refresher was not held any more.")
    screen.deliver("roster", "moved")
    await rest()
    #expect(requests.count == 0)
  }
}

/// Goes through a queue of the system's, as the module may, and comes back.
private func leaveTheMainActor() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.global(qos: .background).async { continuation.resume() }
  }
}
