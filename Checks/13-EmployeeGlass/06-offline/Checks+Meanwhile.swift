import Dispatch
import OfflineAdapter
import OfflineSubject
import Synchronization
import Testing
import WorkshopSupport

extension OfflineChecks {
  /// Begins a change whose roster is not ready before `meanwhile` has done what it can.
  ///
  /// A roster that is made says how many people it touches, on the thread on which it is made: there it is held until
  /// all threads of this process sleep. No other suite runs in it, and this one's checks run one after the other.
  ///
  /// - Returns: Whose numbers the change returned.
  private func change(
    _ names: [Int: String?], in server: Server, _ directory: Subject.Directory,
    meanwhile: @escaping @MainActor @Sendable () async throws -> Void
  ) async throws -> [Int] {
    let mayEnd = DispatchSemaphore(value: 0)
    let hasBegun = AtomicFlag()
    server.atNextWork {
      hasBegun.set()
      mayEnd.wait()
    }
    let change = Task { try await directory.apply(names) }
    await whenThreadsSleep {}
    try #require(hasBegun.isSet, "No roster was made. `Roster.changed(by:)` makes one.")
    let other = Task { try await meanwhile() }
    await whenThreadsSleep { _ = mayEnd.signal() }
    try await other.value
    return try await change.value
  }

  @Test(
    "A connection that is lost while a change is put in says why; the rows are not true `now()`")
  func lostMeanwhile() async throws {
    let server = Server()
    let directory = await loaded(server)
    _ = try await change([1: "Ada"], in: server, directory) {
      await directory.lose(.timedOut)
      moment.set(9)
    }
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
    let server = Server()
    let directory = await loaded(server)
    await directory.lose(.unreachable)
    _ = try await change([1: "Ada"], in: server, directory) { await directory.comeBack() }
    let state = await directory.state()
    #expect(
      state.problem == nil && state.updated == 2,
      """
      The connection returned while a roster was made, and the problem is there again: \(state). What was read before \
      an `await` may be old behind it.
      """)
    #expect(await directory.names().first == "Ada")
  }

  @Test("Of two changes at one time, the second does not return what the first has changed")
  func sharedTogether() async throws {
    let server = Server(people: 4)
    let directory = await loaded(server)
    let others = SynchronizedArray<Int>()
    let returned = try await change([1: "Ada", 2: "Bo"], in: server, directory) {
      for id in try await directory.apply([2: "Bo", 3: "Cy"]) { others.append(id) }
    }
    let both = returned + others.all
    #expect(
      both.sorted() == [1, 2, 3],
      """
      One change was of persons 1 and 2, the other of 2 and 3, and both made the same of person 2. Returned: \(both). \
      A change that is put into another roster than it began with has to be compared with that one.
      """)
    #expect(await directory.names() == ["Ada", "Bo", "Cy", "Person 4"])
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
}
