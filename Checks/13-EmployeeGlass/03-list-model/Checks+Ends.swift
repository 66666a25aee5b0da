import ListModelAdapter
import ListModelSubject
import Testing
import WorkshopSupport

/// What ends: a window at once, and a pull.
extension ListModelChecks {
  @Test("A window that closes stops following, also where it closes at once")
  func closesAtOnce() async throws {
    let server = Server(people: 2)
    server.open()
    let directory = open(server)
    let window = Open(directory)
    // Its task has not begun: the main actor is here until the `await` below.
    window.task.cancel()
    let ends = await eventually { window.hasEnded }
    #expect(ends, "The window is closed, and its task goes on.")
    _ = await workEnds()
    #expect(
      server.follows.now == 0,
      """
      The window was closed before it followed changes, and it follows them \(server.follows.now) times now. What \
      `followChanges()` begins is ended by `stopFollowingChanges()` alone, also in a task that is cancelled.
      """)
  }

  @Test("`pulledToRefresh` returns at the load's end, and loads all employees anew")
  func pull() async throws {
    let server = Server(people: 2)
    server.open()
    let directory = open(server)
    let window = Open(directory)
    #expect(
      await window.shows("loaded"),
      "The first load has worked. The window says “\(window.window.phase())”.")
    server.close()
    let other = Open(directory)
    _ = await workEnds()
    var ended: [String] = []
    let pull = Task {
      await window.window.pull()
      ended.append("the first")
    }
    try await isAsked(server, 2)
    // The other window knows of the load.
    _ = await workEnds()
    let second = Task {
      await other.window.pull()
      ended.append("that of another window")
    }
    _ = await workEnds()
    let early = ended
    #expect(
      early == [],
      "The load is under way, and the sign of pulling is gone: \(early.joined(separator: ", ")).")
    server.open()
    await pull.value
    await second.value
    #expect(
      server.asked == ["first", "first"],
      "Pulling loads all employees anew. Asked for: \(server.asked)")
    await window.close()
    await other.close()
  }
}
