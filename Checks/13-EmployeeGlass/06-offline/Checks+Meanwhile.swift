import OfflineAdapter
import OfflineSubject
import Synchronization
import Testing
import WorkshopSupport

extension OfflineChecks {
  @Test(
    "A connection that is lost while a change is put in says why; the rows are not true `now()`")
  func lostMeanwhile() async throws {
    let directory = await loaded(Server(people: 5_000))
    let change = Task { try await directory.apply([1: "Ada"]) }
    // Begins after the change has, and ends long before its roster is made.
    let loss = Task {
      await directory.lose(.timedOut)
      moment.set(9)
    }
    await loss.value
    _ = try await change.value
    let state = await directory.state()
    #expect(
      state.problem != nil,
      """
      The connection was lost while a roster was made. The problem is gone: \(state). What was read before an `await` \
      may be old behind it.
      """)
    #expect(
      state.updated != 9,
      """
      At moment 9 the connection had been lost. What others changed meanwhile may be missing, and the rows are said to \
      be true at that moment: \(state). When is it asked whether there is a problem?
      """)
    #expect(await directory.names().first == "Ada")
  }

  @Test("A connection that returns while a change is put in takes the problem back")
  func returnedMeanwhile() async throws {
    let directory = await loaded(Server(people: 5_000))
    await directory.lose(.unreachable)
    let change = Task { try await directory.apply([1: "Ada"]) }
    let gain = Task { await directory.comeBack() }
    await gain.value
    _ = try await change.value
    let state = await directory.state()
    #expect(
      state.problem == nil && state.updated == 2,
      """
      The connection returned while a roster was made, and the problem is there again: \(state). What was read before \
      an `await` may be old behind it.
      """)
  }

  @Test(
    "A connection that returns after a change to a part of the people does not say that all are there"
  )
  func returnedAfterAChange() async throws {
    let server = Server()
    let directory = await broken(server)
    _ = try await directory.apply([1: "Ada"])
    await directory.comeBack()
    _ = await workEnds()
    let (state, names) = (await directory.state(), await directory.names())
    #expect(
      state.updated == nil || names.count == 3,
      """
      A first load broke off, a person was changed, and the connection is there again. One page is missing: the list \
      has \(names), and the state is \(state). After a change there is nothing `interrupted`. What else says that \
      people are missing?
      """)
  }

  @Test("Of two changes at one time, the second does not return what the first has changed")
  func sharedTogether() async throws {
    let server = Server(people: 1_000)
    let directory = await loaded(server)
    server.hold()
    let pull = Task { await directory.refresh() }
    let asks = await eventually { server.asked.count == 3 }
    try #require(asks, "The server was asked for \(server.asked).")
    let changes = [[1: "Ada", 2: "Bo"], [2: "Bo", 3: "Cy"]].map { people in
      Task { try await directory.apply(people) }
    }
    _ = await workEnds()
    server.release()
    await pull.value
    var returned: [[Int]] = []
    for change in changes { returned.append(try await change.value) }
    #expect(
      returned.joined().sorted() == [1, 2, 3],
      """
      One change was of persons 1 and 2, the other of 2 and 3, and both made the same of person 2. Returned: \(returned). \
      A change that is put into another roster than it began with has to be compared with that one.
      """)
    #expect(await directory.names().prefix(4) == ["Ada", "Bo", "Cy", "Person 4"])
  }
}
