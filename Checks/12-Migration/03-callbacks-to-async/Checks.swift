import CallbacksToAsyncAdapter
import CallbacksToAsyncSubject
import Dispatch
import Foundation
import Synchronization
import Testing
import WorkshopSupport

/// What the client did before this step, and does after it.
@Suite("Await the server", .serialized)
@MainActor
struct CallbacksToAsyncChecks {
  private typealias Outcome = Subject.Outcome

  private let requests = SynchronizedArray<String>()
  /// Whether each line was logged on the main actor: that is where its roster was read.
  private let places = SynchronizedArray<Bool>()
  private let lines = SynchronizedArray<String>()
  private static let roster = """
    [{"id":41,"name":"Grace","department":"Compilers"},{"id":7,"name":"Ada","department":"Engines"}]
    """
  private static let employees = ["41 Grace, Compilers", "7 Ada, Engines"]
  /// The server is not there once this is set.
  private let isAway = AtomicFlag()

  /// A client whose server has a roster, and answers each save with the name in capitals.
  ///
  /// - Parameter held: What the server's threads wait for.
  private func client(
    answering answer: String? = roster, on place: Subject.Place = .itsOwnThread,
    held: HeldAnswers? = nil
  ) -> Subject.Client {
    let (requests, isAway) = (requests, isAway)
    let (places, lines) = (places, lines)
    let server: Subject.Server = { request, body in
      requests.append(request)
      held?.pass()
      guard !isAway.isSet else { return nil }
      guard let answer else { return nil }
      guard let body else { return Data(answer.utf8) }
      return answer == "?"
        ? Data() : Data(String(decoding: body, as: UTF8.self).uppercasedName.utf8)
    }
    let client = makeSubject().makeClient(server, place) {
      lines.append($0)
      places.append(MainActorProbe.isOnMainActor)
    }
    _ = client.counted()
    return client
  }

  /// Both ways to ask for the roster.
  private func fetched(_ client: Subject.Client) async -> [Subject.Outcome] {
    let awaited = await client.fetch()
    return [awaited, await heard { client.fetchCallingBack($0) }]
  }

  private func saved(_ client: Subject.Client) async -> [Subject.Outcome] {
    let awaited = await client.save(7, "Augusta")
    return [awaited, await heard { client.saveCallingBack(7, "Augusta", $0) }]
  }

  /// What a completion handler is called with.
  private func heard(
    _ begin: (@escaping @Sendable (Subject.Outcome) -> Void) -> Void
  ) async -> Subject.Outcome {
    await firstCall(begin) ?? .failure("the completion handler was not called")
  }

  @Test(
    "`fetchRoster(completion:)` calls back with what the async function returns: the server's employees, in order"
  )
  func employees() async {
    let client = client()
    let outcomes = await fetched(client)
    #expect(outcomes == [.employees(Self.employees), .employees(Self.employees)])
    #expect(requests.all == ["GET /employees", "GET /employees"])
    let counted = client.counted()
    #expect(counted == [])
  }

  @Test(
    "`save(_:completion:)` calls back with what the async function returns: the employee that the server has saved"
  )
  func saves() async {
    let outcomes = await saved(client())
    let expected = Subject.Outcome.employees(["7 AUGUSTA, Engines"])
    #expect(outcomes == [expected, expected], "The server may change what it saves.")
    #expect(requests.all == ["PUT /employees/7", "PUT /employees/7"])
  }

  @Test(
    "`fetchRoster()` and `save(_:)` throw a `RosterError` without a server. Metrics and requests stay as they are"
  )
  func offline() async {
    let client = client(answering: nil)
    let outcomes = await fetched(client) + saved(client)
    #expect(outcomes == Array(repeating: .failure("offline"), count: 4))
    let counted = client.counted()
    #expect(counted == ["offline: 4"])
    #expect(
      requests.all == ["GET /employees", "GET /employees", "PUT /employees/7", "PUT /employees/7"],
      "Each call asks once, also where the server is not there.")
    for (line, words) in zip(lines.all, requests.all) {
      #expect(line.contains(" warning: \(words): "), "A line has its level and the request.")
    }
  }

  @Test(
    "`fetchRoster()` and `save(_:)` throw a `RosterError` if an answer cannot be read. Logging stays as it is"
  )
  func unreadable() async {
    let client = client(answering: "?")
    let outcomes = await fetched(client) + saved(client)
    #expect(outcomes == Array(repeating: .failure("unreadable"), count: 4))
    let counted = client.counted()
    #expect(counted == ["unreadable: 4"])
    #expect(lines.all.count == 4)
    #expect(lines.all.allSatisfy { $0.contains(" error: ") }, "What cannot be read is an error.")
    let half = self.client(
      answering: #"[{"id":41,"name":"Grace","department":"Compilers"},{"id":"seven"}]"#)
    let halves = await fetched(half)
    #expect(
      halves == [.failure("unreadable"), .failure("unreadable")],
      "One of two employees cannot be read, so the roster cannot.")
    let nothings = await fetched(self.client(answering: ""))
    #expect(
      nothings == [.failure("unreadable"), .failure("unreadable")],
      "An answer without a byte is no roster, not even an empty one.")
  }

  @Test(
    "`fetchRoster()` and `save(_:)` decode and log off the main actor, also where the main actor awaits them"
  )
  func decodesElsewhere() async {
    let client = client(answering: "?")
    _ = await fetched(client) + saved(client)
    #expect(
      places.all == [false, false, false, false],
      "The roster of a large company takes a while to decode, and the screen would stand still.")
    let other = self.client(answering: "?", on: .mainActor)
    _ = await fetched(other) + saved(other)
    #expect(
      places.all.count == 8 && !places.all.contains(true),
      "This transport calls back on the main actor, and what it brings is decoded elsewhere.")
  }

  @Test("`fetchRoster()` throws where the server was there before, and is not there any more")
  func offlineLater() async {
    let client = client()
    let before = await fetched(client)
    #expect(before == [.employees(Self.employees), .employees(Self.employees)])
    isAway.set()
    let after = await fetched(client)
    #expect(
      after == [.failure("offline"), .failure("offline")],
      "A roster was fetched before, and the caller wants to know that this time none was.")
  }

  @Test("Requests stay as they are: each call asks while others wait, and gets its own answer")
  func sideBySide() async {
    let held = HeldAnswers()
    let client = client(held: held)
    let outcomes = Outcomes()
    // Each is asked for when the one before waits for its answer.
    let calls: [(name: String, begin: @MainActor () -> Void)] = [
      ("fetch", { Task { outcomes.end("fetch", await client.fetch()) } }),
      ("save Ada", { Task { outcomes.end("save Ada", await client.save(7, "Ada")) } }),
      (
        "save Augusta",
        { client.saveCallingBack(7, "Augusta") { outcomes.end("save Augusta", $0) } }
      ),
      ("fetch too", { client.fetchCallingBack { outcomes.end("fetch too", $0) } }),
      ("save 9", { client.saveCallingBack(9, "Gwen") { outcomes.end("save 9", $0) } }),
    ]
    for (number, call) in calls.enumerated() {
      call.begin()
      for _ in 0..<turns where requests.all.count <= number { await leaveTheMainActor() }
    }
    #expect(
      requests.all
        == ["GET /employees", "PUT /employees/7", "PUT /employees/7", "GET /employees"]
        + ["PUT /employees/9"], "Five calls, and none was answered yet.")
    // The last one is answered first.
    for number in calls.indices.reversed() {
      let before = outcomes.all.count
      held.letGo(number)
      for _ in 0..<turns where outcomes.all.count == before { await leaveTheMainActor() }
    }
    held.letGoAll()
    for _ in 0..<turns where outcomes.all.count < calls.count { await leaveTheMainActor() }
    let expected: [String: Subject.Outcome] = [
      "fetch": .employees(Self.employees), "fetch too": .employees(Self.employees),
      "save Ada": .employees(["7 Ada, Engines"]),
      "save Augusta": .employees(["7 AUGUSTA, Engines"]),
      "save 9": .employees(["9 Gwen, Engines"]),
    ]
    #expect(outcomes.all == expected, "The last call was answered first.")
  }

  @Test(
    "`fetchRoster(completion:)` and `save(_:completion:)` call back, also when nobody holds the client any more"
  )
  func heldByItsCalls() async {
    let outcomes = SynchronizedArray<Subject.Outcome>()
    // Many clients: of one, a call might have begun before the client is let go.
    for _ in 1...200 {
      client().fetchCallingBack { outcomes.append($0) }
      client().saveCallingBack(7, "Augusta") { outcomes.append($0) }
    }
    for _ in 0..<turns where outcomes.all.count < 400 { await leaveTheMainActor() }
    #expect(outcomes.all.count { $0 == .employees(Self.employees) } == 200)
    #expect(
      outcomes.all.count { $0 == .employees(["7 AUGUSTA, Engines"]) } == 200,
      "A client was made for one call, and the caller waits for its answer.")
  }

  @Test(
    "Both completion handlers are called once, also where the client is let go before the answer")
  func heldUntilItsAnswer() async {
    let held = HeldAnswers()
    var client: Subject.Client? = client(held: held)
    let outcomes = SynchronizedArray<Subject.Outcome>()
    client?.fetchCallingBack { outcomes.append($0) }
    client?.saveCallingBack(7, "Augusta") { outcomes.append($0) }
    for _ in 0..<turns where requests.all.count < 2 { await leaveTheMainActor() }
    client = nil
    held.letGoAll()
    for _ in 0..<turns where outcomes.all.count < 2 { await leaveTheMainActor() }
    #expect(
      outcomes.all.contains(.employees(Self.employees))
        && outcomes.all.contains(.employees(["7 AUGUSTA, Engines"])),
      "The requests were made, and the client was let go before they were answered.")
  }

  @Test("Requests stay as they are, for a cancelled task too: it asks and gets what any other gets")
  func cancelled() async {
    let client = client()
    let outcome = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return [await client.fetch(), await client.save(7, "Augusta")]
    }.value
    #expect(outcome == [.employees(Self.employees), .employees(["7 AUGUSTA, Engines"])])
    #expect(requests.all == ["GET /employees", "PUT /employees/7"])
  }

  @Test("`fetchRoster(completion:)` and `save(_:completion:)` call back once, off the main actor")
  func callsBackOnce() async {
    for (answer, place) in [
      (Self.roster, Subject.Place.itsOwnThread), (nil, .itsOwnThread), (Self.roster, .mainActor),
      (nil, .mainActor), ("?", .mainActor),
    ] {
      let client = client(answering: answer, on: place)
      let places = SynchronizedArray<Bool>()
      _ = await heard { callBack in
        client.fetchCallingBack {
          places.append(MainActorProbe.isOnMainActor)
          callBack($0)
        }
      }
      // A second request is answered after the first one's handler would have been called again.
      _ = await client.fetch()
      _ = await eventually { places.all.count > 1 }
      #expect(places.all.count == 1, "The service counts down its loads each time it is called.")
      #expect(
        places.all.first == false,
        "What the service does with a roster has never been the main actor's work.")
      let saving = SynchronizedArray<Bool>()
      _ = await heard { callBack in
        client.saveCallingBack(7, "Augusta") {
          saving.append(MainActorProbe.isOnMainActor)
          callBack($0)
        }
      }
      _ = await client.save(7, "Augusta")
      _ = await eventually { saving.all.count > 1 }
      #expect(saving.all == [false], "The same is true of a saved employee.")
    }
  }
}

extension String {
  fileprivate var uppercasedName: String {
    replacingOccurrences(of: "Augusta", with: "AUGUSTA")
  }
}

/// How often other threads get their turn before something is taken for lost. On a busy machine 400 tasks take long.
private let turns = 20_000

/// Goes through a queue of the system's, as the client may, and comes back.
private func leaveTheMainActor() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.global(qos: .background).async { continuation.resume() }
  }
}

/// What each call came to, by its name.
private final class Outcomes: Sendable {
  private let outcomes = Mutex<[String: Subject.Outcome]>([:])

  var all: [String: Subject.Outcome] { outcomes.withLock { $0 } }

  func end(_ call: String, _ outcome: Subject.Outcome) {
    outcomes.withLock { $0[call] = outcome }
  }
}
