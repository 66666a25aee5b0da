import Dispatch
import OfflineAdapter
import OfflineSubject
import Synchronization
import Testing
import WorkshopSupport

extension OfflineChecks {
  /// What happens while the roster of a change is made.
  private enum Meanwhile: String, Codable {
    case lost, returned, anotherChange
  }

  @Test(
    "A connection that is lost while a change is put in says why; the rows are not true `now()`")
  func lostMeanwhile() async {
    // The roster is held on its thread, so the process is one of its own.
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent], Self.noEnd
    ) { @MainActor [verdict = verdict as ExitTestVerdict] in
      let (state, names, _) = try await OfflineChecks().change(meanwhile: .lost)
      verdict.end(isWrong: state.problem == nil || state.updated == 9 || names.first != "Ada")
    }
    guard let result else { return }
    #expect(
      verdict.isWrong(in: result.standardOutputContent) == false,
      """
      While the roster of a change was made, the connection was lost. The change has to be in the rows, the problem has \
      to stay, and the rows were not true at that moment: what others changed meanwhile may be missing. What was read \
      before an `await` may be old behind it. When is it asked whether there is a problem?
      """)
  }

  @Test("A connection that returns while a change is put in takes the problem back")
  func returnedMeanwhile() async {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent], Self.noEnd
    ) { @MainActor [verdict = verdict as ExitTestVerdict] in
      let (state, names, _) = try await OfflineChecks().change(meanwhile: .returned)
      verdict.end(isWrong: state.problem != nil || state.updated == nil || names.first != "Ada")
    }
    guard let result else { return }
    #expect(
      verdict.isWrong(in: result.standardOutputContent) == false,
      """
      While the roster of a change was made, the connection returned. The change has to be in the rows, and the problem \
      must not be there again. What was read before an `await` may be old behind it.
      """)
  }

  @Test("Of two changes at one time, the second does not return what the first has changed")
  func sharedTogether() async {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent], Self.noEnd
    ) { @MainActor [verdict = verdict as ExitTestVerdict] in
      let (_, names, ids) = try await OfflineChecks().change(meanwhile: .anotherChange)
      verdict.end(isWrong: ids.sorted() != [1, 2, 3] || names != ["Ada", "Bo", "Cy"])
    }
    guard let result else { return }
    #expect(
      verdict.isWrong(in: result.standardOutputContent) == false,
      """
      One change was of persons 1 and 2, and while its roster was made another one was of 2 and 3. Both made the same of \
      person 2, who is another than before for one of them alone. A change that is put into another roster than it \
      began with has to be compared with that one.
      """)
  }

  private static let noEnd: Comment =
    "Something happened while the roster of a change was made, and the change did not come to an end."

  /// Changes persons 1 and 2, and lets something happen before the roster is ready.
  ///
  /// A roster that is made says how many people it touches, on the thread on which it is made: there it is held until
  /// nothing else is left to run.
  ///
  /// - Returns: The numbers that both changes returned, too.
  private func change(
    meanwhile: Meanwhile
  ) async throws -> (state: Subject.State, names: [String], returned: [Int]) {
    let server = Server()
    let returned = SynchronizedArray<Int>()
    let directory = await loaded(server)
    if meanwhile == .returned { await directory.lose(.unreachable) }
    let isHeld = AtomicFlag()
    let mayEnd = DispatchSemaphore(value: 0)
    server.atNextRoster {
      isHeld.set()
      mayEnd.wait()
    }
    let change = Task { try await directory.apply([1: "Ada", 2: "Bo"]) }
    let held = await eventually { isHeld.isSet } ? 1 : 0
    let other = Task {
      switch meanwhile {
      case .lost: await directory.lose(.timedOut)
      case .returned: await directory.comeBack()
      case .anotherChange:
        for id in try await directory.apply([2: "Bo", 3: "Cy"]) { returned.append(id) }
      }
      moment.set(9)
    }
    await otherWorkEnds(held: held)
    mayEnd.signal()
    try await other.value
    for id in try await change.value { returned.append(id) }
    return (await directory.state(), await directory.names(), returned.all)
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
