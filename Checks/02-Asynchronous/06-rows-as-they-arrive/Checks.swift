import RowsAsTheyArriveAdapter
import RowsAsTheyArriveSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("Rows as they arrive", .serialized)
@MainActor
struct RowsAsTheyArriveChecks {
  private struct ServerIsDown: Error {}

  /// A server that sends a row only when it is asked for one and the check lets it go.
  private final class Server: Sendable {
    let timeline = Timeline()
    private let names: [String]
    private let error: (any Error)?
    private let gates: [Latch]
    private let asked = Mutex(0)

    /// - Parameter error: What comes after the last name; nil for the end.
    init(_ names: [String], error: (any Error)? = nil) {
      self.names = names
      self.error = error
      // One more for the end of the names.
      gates = (0...names.count).map { _ in Latch() }
    }

    /// How many rows have been asked for.
    var askedFor: Int { asked.withLock { $0 } }

    /// Lets the row of a number go, counted from 1; the one after the last name is the end.
    func send(_ row: Int) {
      gates[row - 1].open()
    }

    func sendAll() {
      for gate in gates { gate.open() }
    }

    func next() async throws -> String? {
      let row = asked.withLock { asked in
        asked += 1
        return asked
      }
      guard row <= gates.count else { return nil }
      timeline.beginWait("server", "asked for row \(row)", endless: "has not sent it")
      await gates[row - 1].waitIgnoringCancellation()
      if row <= names.count {
        timeline.endWait("server", "sends \(names[row - 1])")
        return names[row - 1]
      }
      timeline.endWait("server", error == nil ? "ends" : "fails")
      if let error { throw error }
      return nil
    }
  }

  /// How a load ended, once it has.
  @MainActor
  private final class Load {
    let model: Subject.Model
    private(set) var hasEnded = false
    private(set) var error: (any Error)?
    private(set) var task: Task<Void, Never>?

    init(_ model: Subject.Model) {
      self.model = model
    }

    func start(_ rows: AsyncThrowingStream<String, any Error>, pageSize: Int) {
      hasEnded = false
      error = nil
      task = Task {
        do {
          try await model.load(rows, pageSize)
        } catch {
          self.error = error
        }
        hasEnded = true
      }
    }

    func start(_ server: Server, pageSize: Int) {
      start(AsyncThrowingStream { try await server.next() }, pageSize: pageSize)
    }

    func ends() async -> Bool {
      await eventually { hasEnded }
    }
  }

  @Test("`load` shows each name as soon as it arrives, before the next one has been sent")
  func eachNameShows() async throws {
    // Neither sorted nor without doubles: a row is a row.
    let sent = ["Grace", "Ada", "Grace", "", "Edsger"]
    let server = Server(sent)
    defer { server.sendAll() }
    let load = Load(makeSubject().makeModel())
    load.start(server, pageSize: sent.count)
    for row in sent.indices {
      let expected = Array(sent[...row])
      server.send(row + 1)
      let shown = await eventually { load.model.names() == expected }
      let names = load.model.names()
      server.timeline.record("screen", "\(names)")
      try #require(
        shown,
        """
        Names sent: \(expected.count). Names on the screen: \(names.count). A person can read the \
        first name while the second one is on its way.
        \(server.timeline)
        """)
      if expected.count < sent.count {
        let complete = load.model.isComplete()
        #expect(!complete, "The page is said to be whole before it is.\n\(server.timeline)")
      }
    }
  }

  @Test("It asks for no further row: the load ends when the page is full", arguments: [2, 1])
  func fullPage(pageSize: Int) async throws {
    let server = Server(["Ada", "Grace", "Linus", "Barbara"])
    defer { server.sendAll() }
    let load = Load(makeSubject().makeModel())
    load.start(server, pageSize: pageSize)
    for row in 1...pageSize { server.send(row) }
    let ended = await eventually { load.hasEnded || server.askedFor > pageSize }
    let asked = server.askedFor
    try #require(
      asked <= pageSize,
      """
      Names that the page has room for: \(pageSize). Row \(asked) was asked for all the same. The \
      server makes it in vain, and the load waits for it. At which point of the loop do you look \
      whether the page is full?
      \(server.timeline)
      """)
    try #require(ended, "The page is full, and the load goes on.\n\(server.timeline)")
    let names = load.model.names()
    let expected = Array(["Ada", "Grace"].prefix(pageSize))
    #expect(names == expected, "The page holds the first names, and is full.\n\(server.timeline)")
    let complete = load.model.isComplete()
    #expect(complete, "The page is full, so it is whole.\n\(server.timeline)")
  }

  @Test(
    "`isComplete` becomes true when the page is full, or the names have ended, even without any",
    arguments: [["Ada", "Grace"], []])
  func fewNames(sent: [String]) async throws {
    let server = Server(sent)
    server.sendAll()
    let load = Load(makeSubject().makeModel())
    load.start(server, pageSize: 10)
    let ended = await load.ends()
    try #require(ended, "The names have come to their end, and the load goes on.")
    let names = load.model.names()
    #expect(names == sent, "Every name that was sent shows.\n\(server.timeline)")
    let complete = load.model.isComplete()
    #expect(
      complete,
      """
      There are no more names, so the page is whole although it is not full. That holds for an \
      empty page too, where there are no names at all.
      \(server.timeline)
      """)
  }

  @Test(
    "In both cases the names stay: a load that is cancelled ends, and `isComplete` stays false",
    arguments: [["Ada", "Grace"], []])
  func cancelled(sent: [String]) async throws {
    let (rows, source) = AsyncThrowingStream<String, any Error>.makeStream()
    defer { source.finish() }
    let load = Load(makeSubject().makeModel())
    load.start(rows, pageSize: 10)
    for name in sent { source.yield(name) }
    // Gives the load time to begin, where there is no name to wait for.
    for _ in 0..<60 { await Task.yield() }
    // Not required here: an answer that shows nothing yet is refused for that by another check.
    _ = await eventually { load.model.names().count == sent.count }
    load.task?.cancel()
    let ended = await load.ends()
    try #require(
      ended,
      """
      The load was cancelled and goes on waiting for names. Is the loop in the task that was \
      cancelled?
      """)
    let complete = load.model.isComplete()
    #expect(
      !complete,
      """
      Names that had come: \(sent.count). The load was cancelled, and the page passes for whole. \
      This stream throws no error when its reader is cancelled: the loop ends as it does after \
      the last name. Which code asks which of the two it was?
      """)
    let names = load.model.names()
    #expect(names == sent, "The names on the screen stay.")
  }

  @Test(
    "The server's error is thrown, the names stay, and `isComplete` stays false",
    arguments: [["Ada", "Grace"], []])
  func fails(sent: [String]) async throws {
    let server = Server(sent, error: ServerIsDown())
    server.sendAll()
    let load = Load(makeSubject().makeModel())
    load.start(server, pageSize: 10)
    let ended = await load.ends()
    try #require(ended, "The server failed, and the load goes on.\n\(server.timeline)")
    let isServers = load.error is ServerIsDown
    #expect(isServers, "The caller of load has to get the server's error.\n\(server.timeline)")
    let names = load.model.names()
    #expect(names == sent, "What had arrived stays.\n\(server.timeline)")
    let complete = load.model.isComplete()
    #expect(
      !complete,
      "The server failed, so it is not known which names are missing.\n\(server.timeline)")
  }

  @Test("The server's error is thrown: a CancellationError too")
  func failsWithACancellationError() async throws {
    let server = Server(["Ada"], error: CancellationError())
    server.sendAll()
    let load = Load(makeSubject().makeModel())
    load.start(server, pageSize: 10)
    let ended = await load.ends()
    try #require(ended, "The server failed, and the load goes on.\n\(server.timeline)")
    let isServers = load.error is CancellationError
    let complete = load.model.isComplete()
    #expect(
      isServers && !complete,
      """
      The server gave up a request and threw `CancellationError`. The task that loads was not cancelled, \
      so its caller has to hear of it. The type of an error does not say who was cancelled.
      \(server.timeline)
      """)
  }

  @Test(
    "`isComplete` stays false when the load is cancelled, even if buffered rows fill the page",
    arguments: [0, 1, 2])
  func cancelledAndFilled(shown: Int) async throws {
    let sent = ["Grace", "Ada", "Edsger", "Barbara"]
    let (rows, source) = AsyncThrowingStream<String, any Error>.makeStream()
    defer { source.finish() }
    let load = Load(makeSubject().makeModel())
    load.start(rows, pageSize: sent.count)
    for (index, name) in sent.prefix(shown).enumerated() {
      source.yield(name)
      _ = await eventually { load.model.names().count == index + 1 }
    }
    // All in one turn of the main actor: these are sent, the load is cancelled, and then it goes on.
    for name in sent.dropFirst(shown) { source.yield(name) }
    load.task?.cancel()
    let ended = await load.ends()
    try #require(ended, "The load was cancelled and goes on waiting for names.")
    let complete = load.model.isComplete()
    #expect(
      !complete,
      """
      Names on the screen when the load was cancelled: \(shown) of \(sent.count). The others had been \
      sent, and a stream gives those also to a reader that was cancelled. Names on the screen now: \
      \(load.model.names().count). The load was cancelled before it came to the end of its page.
      """)
    let names = load.model.names().prefix(shown)
    #expect(Array(names) == Array(sent.prefix(shown)), "The names on the screen stay.")
  }

  @Test(
    "A load works after any other, however that one ended",
    arguments: ["a full page", "an error", "an error at once", "a cancellation"])
  func nextLoadAfter(ending: String) async throws {
    let load = Load(makeSubject().makeModel())
    let first = Server(ending == "an error at once" ? [] : ["Ada", "Grace"], error: ServerIsDown())
    if ending == "a cancellation" {
      let (rows, source) = AsyncThrowingStream<String, any Error>.makeStream()
      load.start(rows, pageSize: 2)
      source.yield("Ada")
      _ = await eventually { load.model.names() == ["Ada"] }
      load.task?.cancel()
    } else {
      first.sendAll()
      load.start(first, pageSize: ending == "a full page" ? 2 : 3)
    }
    let firstEnded = await load.ends()
    try #require(firstEnded, "The first load goes on.\n\(first.timeline)")
    let second = Server(["Linus", "Barbara"])
    second.sendAll()
    load.start(second, pageSize: 2)
    let ended = await load.ends()
    try #require(ended, "The page is full, and the load goes on.\n\(second.timeline)")
    let names = load.model.names()
    let complete = load.model.isComplete()
    #expect(
      names == ["Linus", "Barbara"] && complete,
      """
      The first load ended with \(ending). The second one gets two names for a page of two, and the \
      screen shows \(names), \(complete ? "as a whole page" : "and not as a whole page"). What does the \
      first load leave behind?
      \(second.timeline)
      """)
  }

  @Test(
    "It starts with an empty page, and ends when the page is full: the next load too",
    arguments: [["Ada", "Grace"], []])
  func nextLoad(sentBefore: [String]) async throws {
    let load = Load(makeSubject().makeModel())
    let first = Server(sentBefore)
    first.sendAll()
    load.start(first, pageSize: 2)
    let firstEnded = await load.ends()
    try #require(
      firstEnded,
      """
      The page is full, or there are no more names, and the load goes on.
      \(first.timeline)
      """)
    let second = Server(["Linus", "Barbara"])
    defer { second.sendAll() }
    load.start(second, pageSize: 2)
    let begun = await eventually { second.askedFor == 1 }
    try #require(begun, "The second load asked for nothing.\n\(second.timeline)")
    let before = load.model.names()
    #expect(before == [], "No name of the second load has come, so its page is empty.")
    let complete = load.model.isComplete()
    #expect(
      !complete,
      """
      Names that the first load showed: \(sentBefore.count). It was complete. The second load has shown \
      no name yet, and its page is said to be whole. If it fails now, `isComplete` is true although a \
      load failed.
      \(second.timeline)
      """)
    second.send(1)
    second.send(2)
    let secondEnded = await load.ends()
    try #require(secondEnded, "The page is full, and the load goes on.\n\(second.timeline)")
    let names = load.model.names()
    #expect(names == ["Linus", "Barbara"], "The page of a load holds the names of that load.")
  }
}
