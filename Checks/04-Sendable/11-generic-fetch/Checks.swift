import Foundation
import GenericFetchAdapter
import GenericFetchSubject
import Testing
import WorkshopSupport

@Suite("A generic fetch", .serialized)
@MainActor
struct GenericFetchChecks {
  private struct NotFound: Error {}

  private nonisolated static func employee(at path: String) throws -> Data {
    guard let id = Int(path.replacing("employees/", with: "")), id < 90 else { throw NotFound() }
    return Data(#"{ "id": \#(id), "name": "Person \#(id)" }"#.utf8)
  }

  @Test("The model shows the team in the order asked for, the same one twice if asked twice")
  func team() async throws {
    let directory = makeSubject().makeDirectory({ path in try Self.employee(at: path) }, { _ in })
    let ids = [31, 7, 12, 7, 3]
    try await directory.show(ids)
    let team = directory.team()
    #expect(team == ids.map { "\($0) Person \($0)" }, "The screen shows these employees.")
    try await directory.show([2])
    let next = directory.team()
    #expect(next == ["2 Person 2"], "The second team takes the place of the first.")
  }

  @Test("`fetch` decodes off the main actor, also for main-actor code; `work` gets each size")
  func offTheMainActor() async throws {
    let meter = WorkMeter()
    let directory = makeSubject().makeDirectory(
      { path in try Self.employee(at: path) }, { units in meter.work(units) })
    let ada = try await directory.fetch("employees/31")
    #expect(ada == "31 Person 31", "This is what the client gave back.")
    try await directory.show([7, 3])
    let onMainActor = meter.mainActorUnits
    #expect(
      onMainActor == 0,
      """
      So many units of decoding were done on the main actor. On whose actor does `fetch` run, when \
      the caller is on the main one?
      """)
    let expected = try ["31", "7", "3"].map { try Self.employee(at: $0).count }.reduce(0, +)
    let units = meter.totalUnits
    #expect(
      units == expected,
      """
      Three replies came, and so many bytes went to `work`. `fetch` tells `work` the size of a reply before \
      it decodes it, once.
      """)
    let isOnMainActor = try await directory.decodesOnMainActor("employees/12")
    #expect(
      !isOnMainActor,
      """
      The main actor asked for a value of another type, one that notes where it is decoded. That was \
      on the main actor: the same fault, seen from the value.
      """)
  }

  @Test("Each `fetch` sends one request, counted when it is sent: those that overlap or fail, too")
  func counting() async throws {
    let server = Latch()
    let received = SynchronizedArray<String>()
    let directory = makeSubject().makeDirectory(
      { path in
        received.append(path)
        await server.waitIgnoringCancellation()
        return try Self.employee(at: path)
      }, { _ in })
    let before = await directory.requestCount()
    #expect(before == 0, "There was no request yet.")
    let paths = ["employees/31", "employees/99", "employees/7"]
    var requests: [Task<String, any Error>] = []
    for path in paths {
      requests.append(Task { try await directory.fetch(path) })
    }
    // A client may send them one after the other.
    _ = await eventually { received.all.count == 3 }
    let sent = received.all.count
    let during = await directory.requestCount()
    server.open()
    try #require(
      sent > 0, "Three calls of `fetch` are under way, and the server was asked for nothing.")
    #expect(during == sent, "So many requests have been sent, and none has been answered yet.")
    let first = await requests[0].result
    let second = await requests[1].result
    let third = await requests[2].result
    #expect((try? first.get()) == "31 Person 31", "This request was answered.")
    #expect(
      throws: NotFound.self, "The server does not know this one, and its error comes through."
    ) {
      try second.get()
    }
    #expect((try? third.get()) == "7 Person 7", "This request was answered.")
    let after = await directory.requestCount()
    #expect(after == 3, "All three have ended. The count is of requests, not of answers.")
    let asked = received.all.sorted()
    #expect(
      asked == paths.sorted(),
      "What the server was asked for: one request for each `fetch`, also for the one that failed.")
    _ = try await directory.fetch("employees/7")
    let again = await directory.requestCount()
    #expect(again == 4, "Number 7 was asked for once more, and that is one more request.")
  }

  @Test("Each `fetch` sends one request, counted before `reply` is called")
  func countedWhenSent() async throws {
    let directory = makeSubject().makeDirectory({ path in try Self.employee(at: path) }, { _ in })
    let other = makeSubject().makeDirectory({ path in try Self.employee(at: path) }, { _ in })
    for path in ["employees/31", "employees/7", "employees/31"] {
      _ = try await directory.fetch(path)
      _ = try await other.fetch(path)
    }
    let counts = [directory.countsWhenSent(), other.countsWhenSent()]
    #expect(
      counts == [[1, 2, 3], [1, 2, 3]],
      """
      Two clients sent three requests each, one after the other. Each time `reply` was called, it asked its \
      client for `requestCount` first: this is what it got.
      """)
  }

  @Test("Each `fetch` sends one request: two for one path, and one whose reply cannot be decoded")
  func oneRequestEach() async throws {
    let server = Latch()
    let received = SynchronizedArray<String>()
    let directory = makeSubject().makeDirectory(
      { path in
        received.append(path)
        await server.waitIgnoringCancellation()
        if path == "employees/8" { return Data("[]".utf8) }
        if path == "employees/9" { return Data() }
        return try Self.employee(at: path)
      }, { _ in })
    let paths = ["employees/7", "employees/7", "employees/8", "employees/7", "employees/9"]
    let requests = paths.map { path in Task { try await directory.fetch(path) } }
    _ = await eventually { received.all.count >= paths.count }
    server.open()
    var answers: [String?] = []
    for request in requests { answers.append(try? await request.value) }
    #expect(
      answers == ["7 Person 7", "7 Person 7", nil, "7 Person 7", nil],
      """
      Number 7 was asked for three times. The reply for number 8 is not an employee, and the one for number 9 \
      is empty: both are errors.
      """)
    let asked = received.all.sorted()
    #expect(
      asked == paths.sorted(), "Five calls of `fetch`, and this is what the server was asked for.")
    let count = await directory.requestCount()
    #expect(count == 5, "Five requests were sent.")
  }

  @Test("A call that is cancelled counts the request that it sends, and no other")
  func cancelled() async throws {
    let received = SynchronizedArray<String>()
    let directory = makeSubject().makeDirectory(
      { path in
        received.append(path)
        return try Self.employee(at: path)
      }, { _ in })
    let request = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await directory.fetch("employees/31")
    }
    _ = await request.result
    let count = await directory.requestCount()
    let sent = received.all.count
    #expect(sent <= 1, "One `fetch` sends one request at most.")
    #expect(
      count == sent,
      """
      A task that had been cancelled called `fetch`. It may send its request or leave it; the server got       \(sent), and this is what the client has counted.
      """)
  }

  @Test("An error ends the load and reaches the caller, and the team stays as it was")
  func failure() async throws {
    let directory = makeSubject().makeDirectory({ path in try Self.employee(at: path) }, { _ in })
    try await directory.show([31, 7])
    await #expect(
      throws: NotFound.self, "The server does not know number 99, and the caller got no error."
    ) {
      try await directory.show([3, 99, 12])
    }
    let team = directory.team()
    #expect(team == ["31 Person 31", "7 Person 7"], "These were on the screen, and are the best.")
  }
}
