import AwaitTheNetworkAdapter
import AwaitTheNetworkSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("Await the network", .serialized)
@MainActor
struct AwaitTheNetworkChecks {
  @Test("`readBlocking` is never called")
  func noThreadIsHeld() async throws {
    let screen = Screen()
    screen.answer.open()
    for department in ["Engines", "Nowhere"] {
      let load = screen.load(department)
      _ = await load.hasEnded()
    }
    let onMainActor = screen.server.blockedOnMainActor
    let elsewhere = screen.server.blockedElsewhere
    #expect(
      onMainActor == 0,
      """
      readBlocking was called on the main actor. Until the server answers, nothing is drawn and no \
      tap is heard. `async` in front of a function does not change what its body calls.
      \(screen.timeline)
      """)
    #expect(
      elsewhere == 0,
      """
      readBlocking was called off the main actor. The screen is free, and another thread is not: it \
      does nothing but wait. There are as many of them as there are cores.
      \(screen.timeline)
      """)
  }

  @Test("Until the answer comes, `names` stays and the main actor is free")
  func mainActorIsFree() async throws {
    let screen = Screen()
    try await screen.loadFirst()
    let load = screen.load("Sales")
    let asked = await screen.isAsked(by: load)
    try #require(asked, "load(_:) has to ask the server.\n\(screen.timeline)")
    let held = screen.server.blockedOnMainActor + screen.server.blockedElsewhere
    try #require(
      held == 0,
      "A thread was held until the answer came: the function did not suspend.\n\(screen.timeline)")
    for _ in 0..<3 {
      _ = await eventually(turns: 20) { load.end != nil }
      screen.timeline.record("screen", "draws")
    }
    #expect(
      load.end == nil,
      """
      load(_:) came back, and the server had not answered. Code that awaits it expects the names \
      to be there.
      \(screen.timeline)
      """)
    let during = screen.names()
    #expect(
      during == ["Ada", "Grace"],
      "The server has not answered, so the screen shows what it did before.\n\(screen.timeline)")
    screen.answer.open()
    let ended = await load.hasEnded()
    try #require(ended, "The server answered, and load(_:) never came back.\n\(screen.timeline)")
  }

  @Test("When `load(_:)` returns, `names` holds its answer's lines")
  func answerShows() async throws {
    let screen = Screen()
    screen.answer.open()
    let nextDoor = Screen()
    let answers = [
      ("Engines", ["Ada", "Grace"]), ("Sales", ["Alan"]), ("Law", []),
      // Neither sorted nor trimmed nor without doubles: a line is a line.
      ("Büro & Küche", ["Zoë", " Ada", "Zoë"]),
    ]
    for (department, names) in answers {
      let load = screen.load(department)
      let ended = await load.hasEnded()
      try #require(
        ended, "The server answered at once, and load(_:) never came back.\n\(screen.timeline)")
      let error = load.error.map { "\($0)" }
      #expect(
        error == nil,
        """
        load(_:) threw, and the server knows the people of \(department). The paths that it was asked \
        for: \(screen.server.paths)
        \(screen.timeline)
        """)
      let seen = load.namesAtTheEnd
      #expect(
        seen == names,
        """
        These people work in \(department): the answer has one on each line. `names` holds these \
        lines, in this order, and as they are.
        \(screen.timeline)
        """)
    }
    let others = nextDoor.names()
    #expect(others == [], "Another directory has loaded nothing, and shows names.")
  }

  @Test("It asks `read` for the same path, once for each load")
  func oneReadForEachLoad() async throws {
    let screen = Screen()
    screen.answer.open()
    // An error comes while no names are shown yet, while some are, and after an answer without any.
    let departments = [
      "Nowhere", "Closed", "Engines", "Nowhere", "Büro & Küche", "Engines", "Law", "Nowhere",
    ]
    for department in departments {
      let load = screen.load(department)
      let ended = await load.hasEnded()
      try #require(ended, "load(_:) never came back.\n\(screen.timeline)")
    }
    let paths = screen.server.paths
    #expect(
      paths == departments.map { "departments/\($0)" },
      """
      \(departments.count) loads are as many reads, each with the name of the department as it is. Whether to ask again \
      after an error is for the caller to say, and people come and go: an old answer does not do for \
      a new load.
      \(screen.timeline)
      """)
  }

  @Test("Each load asks the server once, and does not wait for another load")
  func overlappingLoads() async throws {
    let screen = Screen()
    // The same department twice, as when a person presses twice.
    let departments = ["Engines", "Nowhere", "Sales", "Sales"]
    var loads: [Screen.Load] = []
    for department in departments {
      loads.append(screen.load(department))
      let asked = await eventually { screen.server.paths.count == loads.count }
      let paths = screen.server.paths.count
      if !asked { screen.answer.open() }
      try #require(
        asked,
        """
        \(loads.count) loads have begun, the server has answered nothing, and this is how many reads \
        it has got: \(paths). Each load asks for itself. It neither waits for another load nor takes \
        its answer.
        \(screen.timeline)
        """)
    }
    screen.answer.open()
    for load in loads {
      let ended = await load.hasEnded()
      try #require(ended, "The server answered, and load(_:) never came back.\n\(screen.timeline)")
    }
    let failed = zip(departments, loads).filter { $0.1.error != nil }.map(\.0)
    #expect(
      failed == ["Nowhere"],
      """
      The server had an answer for every load but that of Nowhere, and no task that loads was \
      cancelled. An error concerns the load that asked, and no other.
      \(screen.timeline)
      """)
    let paths = screen.server.paths
    #expect(
      paths.sorted() == departments.map { "departments/\($0)" },
      "Four loads are four reads, also where one begins while another waits.\n\(screen.timeline)")
    let names = screen.names()
    #expect(
      names == ["Ada", "Grace"] || names == ["Alan"],
      "All loads have ended, so the screen shows what one of them has found.\n\(screen.timeline)")
  }
}

/// What the server throws for a path that it does not know.
struct NoSuchPath: Error {}

/// A directory, the server it asks, and the record of what happened.
@MainActor
final class Screen {
  let timeline: Timeline
  let server: Server
  private let directory: Subject.Directory
  private var lanes = Lanes()

  /// Every read of anything but the first department is held here.
  var answer: Latch { server.answer }

  init() {
    let timeline = Timeline()
    let server = Server(timeline: timeline)
    self.timeline = timeline
    self.server = server
    directory = makeSubject().makeDirectory(
      { path in try server.readBlocking(path) },
      { path in try await server.read(path) })
  }

  /// Loads a department whose answer is there at once.
  func loadFirst() async throws {
    server.firstIsFree()
    let load = load("Engines")
    let ended = await load.hasEnded()
    try #require(ended, "The server answered at once, and load(_:) never came back.\n\(timeline)")
  }

  func load(_ department: String, cancelled: Bool = false) -> Load {
    let load = Load()
    let lane = lanes.take("load")
    timeline.beginWait(lane, "load(\(department))", endless: "never came back")
    load.task = Task.immediate {
      if cancelled { withUnsafeCurrentTask { $0?.cancel() } }
      let end: Load.End
      do {
        try await directory.load(department)
        end = .returned
      } catch {
        end = .threw(error)
      }
      load.namesAtTheEnd = directory.names()
      timeline.endWait(lane, load.describe(end))
      lanes.giveBack(lane)
      load.end = end
    }
    return load
  }

  /// Whether the load has come to the server, which holds it, or has ended without that.
  func isAsked(by load: Load) async -> Bool {
    await eventually { answer.waiterCount > 0 || load.end != nil }
  }

  /// What the screen shows, noted in the picture.
  func names() -> [String] {
    let names = directory.names()
    timeline.record("screen", names.isEmpty ? "no names" : names.joined(separator: ", "))
    return names
  }

  /// One call of `load`.
  @MainActor
  final class Load {
    enum End {
      case returned
      case threw(any Error)
    }

    fileprivate var task: Task<Void, Never>?
    fileprivate(set) var end: End?
    fileprivate(set) var namesAtTheEnd: [String] = []

    var error: (any Error)? {
      if case .threw(let error) = end { error } else { nil }
    }

    func describe(_ end: End) -> String {
      switch end {
      case .returned: "returns"
      case .threw: "throws"
      }
    }

    func cancel() {
      task?.cancel()
    }

    func hasEnded() async -> Bool {
      await eventually { end != nil }
    }
  }
}

/// The rows of the picture: who overlaps with another gets one of their own.
struct Lanes {
  private var taken: Set<String> = []

  mutating func take(_ name: String) -> String {
    var lane = name
    var number = 1
    while !taken.insert(lane).inserted {
      number += 1
      lane = "\(name) \(number)"
    }
    return lane
  }

  mutating func giveBack(_ lane: String) {
    taken.remove(lane)
  }
}

/// A server that never holds a thread, and remembers who would have let it.
final class Server: Sendable {
  private struct State {
    var paths: [String] = []
    var blockedOnMainActor = 0
    var blockedElsewhere = 0
    var firstIsFree = false
    var ignoresCancellation = false
    var lanes = Lanes()
  }

  let answer = Latch()
  private let timeline: Timeline
  private let state = Mutex(State())

  init(timeline: Timeline) {
    self.timeline = timeline
  }

  var paths: [String] { state.withLock { $0.paths } }
  var blockedOnMainActor: Int { state.withLock { $0.blockedOnMainActor } }
  var blockedElsewhere: Int { state.withLock { $0.blockedElsewhere } }

  /// The next read is answered at once.
  func firstIsFree() {
    state.withLock { $0.firstIsFree = true }
  }

  /// From now on, a read goes on when its task is cancelled.
  func ignoresCancellation() {
    state.withLock { $0.ignoresCancellation = true }
  }

  func readBlocking(_ path: String) throws -> String {
    let onMainActor = MainActorProbe.isOnMainActor
    timeline.record("server", onMainActor ? "main actor is held" : "a thread is held")
    state.withLock { state in
      state.paths.append(path)
      if onMainActor { state.blockedOnMainActor += 1 } else { state.blockedElsewhere += 1 }
    }
    return try text(at: path)
  }

  func read(_ path: String) async throws -> String {
    let (isFree, isDeaf, lane) = state.withLock { state in
      state.paths.append(path)
      defer { state.firstIsFree = false }
      return (state.firstIsFree, state.ignoresCancellation, state.lanes.take("server"))
    }
    defer { state.withLock { $0.lanes.giveBack(lane) } }
    timeline.beginWait(lane, "read", endless: "was never answered")
    do {
      if isDeaf {
        await answer.waitIgnoringCancellation()
      } else if !isFree {
        try await answer.wait()
      }
    } catch {
      timeline.endWait(lane, "cancelled")
      throw error
    }
    timeline.endWait(lane, "answers")
    return try text(at: path)
  }

  private func text(at path: String) throws -> String {
    switch path {
    case "departments/Engines": "Ada\nGrace\n"
    case "departments/Sales": "Alan\n"
    case "departments/Law": ""
    case "departments/Büro & Küche": "Zoë\n Ada\n\nZoë\n"
    // It has cancelled something of its own, and no task of the caller's.
    case "departments/Closed": throw CancellationError()
    default: throw NoSuchPath()
    }
  }
}
