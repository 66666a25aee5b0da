import DefaultIsolationAdapter
import DefaultIsolationSubject
import Foundation
import Synchronization
import Testing
import WorkshopSupport

/// What the service did before this step, and does after it.
@Suite("The main actor by default", .serialized)
@MainActor
struct DefaultIsolationChecks {
  nonisolated private static let roster = """
    [{"id":41,"name":"Grace","department":"Compilers"},{"id":7,"name":"Ada","department":"Engines"}]
    """

  /// The answers that the server owes, in the order of the requests.
  private final class Requests: Sendable {
    let open = Mutex<[@Sendable (Data?) -> Void]>([])
    let bodies = SynchronizedArray<Data>()
    var count: Int { open.withLock { $0.count } }

    func answer(_ number: Int, _ data: Data?) { open.withLock { $0[number] }(data) }
  }

  private let requests = Requests()
  private let heard = SynchronizedArray<String>()
  private let places = SynchronizedArray<Bool>()

  private func makeService() -> Subject.Service {
    let (requests, heard, places) = (requests, heard, places)
    return makeSubject().makeService(
      { _, body, answer in
        if let body { requests.bodies.append(body) }
        requests.open.withLock { $0.append(answer) }
      },
      {
        heard.append($0)
        places.append(MainActorProbe.isOnMainActor)
      })
  }

  /// Waits for a number of requests, and then answers one of them.
  private func answer(_ number: Int, _ data: Data?) async {
    _ = await eventuallyOnAnyThread { requests.count > number }
    if requests.count > number { requests.answer(number, data) }
  }

  /// What was heard, when there is as much of it.
  private func heard(_ count: Int) async -> [String] {
    _ = await eventuallyOnAnyThread { heard.all.count >= count }
    return heard.all
  }

  private func loaded() async -> Subject.Service {
    let service = makeService()
    service.load()
    await answer(0, Data(Self.roster.utf8))
    _ = await heard(3)
    return service
  }

  @Test("Delegate, observers and completion handlers are called on the main actor, in this order")
  func order() async {
    let service = await loaded()
    let snapshot = service.snapshot()
    #expect(snapshot == "1 Grace Ada")
    #expect(
      heard.all == ["delegate: 1 Grace Ada", "observer: 1 [41, 7]", "load: 1 Grace Ada"],
      "The screens show the snapshot before the caller goes on.")
    #expect(!places.all.contains(false), "Screens are on the main actor.")
  }

  @Test("`isLoading` is true until the last load ends, also where a load fails")
  func loading() async {
    let service = makeService()
    service.load()
    service.load()
    let isLoading = service.isLoading()
    #expect(isLoading)
    await answer(1, nil)
    _ = await heard(2)
    let isStillLoading = service.isLoading()
    #expect(isStillLoading, "One of two loads has failed, and the other one is on its way.")
    await answer(0, Data(Self.roster.utf8))
    let all = await heard(5)
    #expect(all.prefix(2) == ["delegate: offline", "load: offline"])
    service.load()
    await answer(2, Data("?".utf8))
    let withUnreadable = await heard(7)
    #expect(
      withUnreadable.suffix(2) == ["delegate: unreadable", "load: unreadable"],
      "The server has sent what is no roster, and the network is there.")
    let isIdle = !service.isLoading()
    #expect(isIdle)
    #expect(!places.all.contains(false), "Screens say what has failed.")
  }

  @Test("`isLoading` is true until the last load ends: also where a handler loads again")
  func loadsInHandler() async {
    let service = makeService()
    service.loadTwice()
    await answer(0, Data(Self.roster.utf8))
    _ = await heard(3)
    _ = await eventuallyOnAnyThread { requests.count >= 2 }
    let isLoading = service.isLoading()
    #expect(isLoading, "The first load's handler has begun a second one, and it is on its way.")
    await answer(1, nil)
    _ = await heard(5)
    let isIdle = !service.isLoading()
    #expect(isIdle)
  }

  @Test("Delegate and observers are called also where a load has no handler")
  func unheard() async {
    let service = makeService()
    service.loadUnheard()
    await answer(0, Data(Self.roster.utf8))
    let all = await heard(2)
    #expect(all == ["delegate: 1 Grace Ada", "observer: 1 [41, 7]"])
    let snapshot = service.snapshot()
    #expect(snapshot == "1 Grace Ada")
  }

  @Test("A snapshot's version is one more than the last, also after a load that failed")
  func versionAfterFailure() async {
    let service = makeService()
    service.load()
    await answer(0, nil)
    _ = await heard(2)
    service.load()
    await answer(1, Data(Self.roster.utf8))
    let all = await heard(5)
    #expect(all.last == "load: 1 Grace Ada", "The load before has failed, and installed nothing.")
    let snapshot = service.snapshot()
    #expect(snapshot == "1 Grace Ada")
  }

  @Test("A snapshot's version is one more than the last")
  func versions() async {
    let service = makeService()
    service.load()
    service.load()
    await answer(0, Data(Self.roster.utf8))
    _ = await heard(3)
    await answer(1, Data("[]".utf8))
    _ = await heard(6)
    let snapshot = service.snapshot()
    #expect(snapshot == "2 ", "Two loads were on their way, and the second one ended later.")
    let rosters = [Self.roster, Self.roster.replacing("Grace", with: "Amazing")]
    for (number, roster) in rosters.enumerated() {
      service.load()
      await answer(2 + number, Data(roster.utf8))
      _ = await heard(9 + 3 * number)
    }
    let renamed = service.snapshot()
    #expect(
      renamed == "4 Amazing Ada",
      "The last load brought the same two employees, and one of them has another name.")
  }

  @Test("A rename shows what the server has made of it, in the newest snapshot")
  func renames() async {
    let service = await loaded()
    service.rename(7, "Augusta")
    let before = service.snapshot()
    #expect(before == "1 Grace Ada", "The server has not answered.")
    _ = await eventuallyOnAnyThread { requests.count >= 2 }
    service.load()
    await answer(
      2,
      Data(
        #"[{"id":12,"name":"Joan","department":"Looms"},{"id":7,"name":"Ada","department":"Engines"}]"#
          .utf8))
    _ = await heard(6)
    await answer(1, Data(#"{"id":7,"name":"AUGUSTA","department":"Engines"}"#.utf8))
    let all = await heard(9)
    let snapshot = service.snapshot()
    #expect(snapshot == "3 Joan AUGUSTA", "A load came in between, and its employees stay.")
    #expect(all.suffix(3) == ["delegate: 3 Joan AUGUSTA", "observer: 3 []", "rename: AUGUSTA"])
  }

  @Test("A failed rename installs nothing, and only its caller hears of it")
  func failedRename() async {
    let service = await loaded()
    service.rename(7, "Augusta")
    await answer(1, nil)
    let all = await heard(4)
    #expect(all.dropFirst(3) == ["rename: offline"])
    #expect(!places.all.contains(false), "A screen says what has failed.")
    let snapshot = service.snapshot()
    #expect(snapshot == "1 Grace Ada")
  }

  @Test(
    "Only its caller hears of a failed rename: two of one employee are on their way, and one fails")
  func twoRenames() async {
    let service = await loaded()
    service.rename(7, "Augusta")
    _ = await eventuallyOnAnyThread { requests.count >= 2 }
    service.rename(7, "Ada King")
    _ = await eventuallyOnAnyThread { requests.count >= 3 }
    #expect(requests.count == 3, "The second rename asks the server while the first waits.")
    await answer(1, nil)
    _ = await heard(4)
    await answer(2, Data(#"{"id":7,"name":"Ada King","department":"Engines"}"#.utf8))
    let all = await heard(7).dropFirst(3)
    #expect(
      all == [
        "rename: offline", "delegate: 2 Grace Ada King", "observer: 2 []", "rename: Ada King",
      ], "Each caller hears of its own rename.")
  }

  @Test(
    "Loads and renames call back also when nothing else holds the service: one alone",
    arguments: ["load", "rename"])
  func heldByOneTask(of work: String) async {
    var service: Subject.Service? = await loaded()
    if work == "load" { service?.load() } else { service?.rename(7, "Augusta") }
    _ = await eventuallyOnAnyThread { requests.count >= 2 }
    service = nil
    let roster = Self.roster.replacing("Ada", with: "Augusta")
    let employee = #"{"id":7,"name":"Augusta","department":"Engines"}"#
    await answer(1, Data((work == "load" ? roster : employee).utf8))
    let all = await heard(6).dropFirst(3)
    let end = work == "load" ? "load: 2 Grace Augusta" : "rename: Augusta"
    #expect(
      all == ["delegate: 2 Grace Augusta", "observer: 2 []", end],
      "A screen that waits for its completion handler would wait for ever.")
  }

  @Test("Loads and renames call back also when nothing else holds the service")
  func heldByItsTasks() async {
    var service: Subject.Service? = await loaded()
    service?.rename(7, "Augusta")
    _ = await eventuallyOnAnyThread { requests.count >= 2 }
    service?.load()
    service = nil
    await answer(1, Data(#"{"id":7,"name":"AUGUSTA","department":"Engines"}"#.utf8))
    _ = await heard(6)
    await answer(2, Data("[]".utf8))
    let all = await heard(9).dropFirst(3)
    #expect(
      all.filter { $0.hasPrefix("rename") || $0.hasPrefix("load") } == [
        "rename: AUGUSTA", "load: 3 ",
      ],
      "A screen that waits for its completion handler would wait for ever.")
    #expect(
      all == [
        "delegate: 2 Grace AUGUSTA", "observer: 2 []", "rename: AUGUSTA",
        "delegate: 3 ", "observer: 3 []", "load: 3 ",
      ], "The delegate and the observers are still there, and hear of both snapshots.")
  }

  @Test("An unknown id fails before `rename` returns")
  func unknown() async {
    let service = await loaded()
    service.rename(8, "Joan")
    #expect(heard.all.dropFirst(3) == ["rename: unknownEmployee(8)"])
    #expect(requests.count == 1, "The server is not asked.")
  }

  @Test("A photo is handed over on the main actor")
  func photos() async {
    let service = makeService()
    service.photo(7)
    let all = await heard(1)
    #expect(all == ["photo: 0"])
    #expect(places.all == [true])
  }
}
