import Testing
import TraceIdAdapter
import TraceIdSubject
import WorkshopSupport

@Suite("A trace id", .serialized)
@MainActor
struct TraceIdChecks {
  @Test("That holds in `page` and its child tasks: their lines have the request's id")
  func linesOfOneRequest() async throws {
    let desk = Desk()
    desk.openAll()
    let request = desk.request("Ada", id: "A")
    let ended = await request.hasEnded()
    try #require(ended, "The server answers at once, and `page` never returned.\n\(desk.log)")
    let lines = desk.log.lines(["Ada: begin", "Ada/phone: ask", "Ada/room: ask"])
    #expect(
      lines == ["A Ada/phone: ask", "A Ada/room: ask", "A Ada: begin"],
      """
      These three lines are request A's. A child task has the values of its parent: those that \
      were bound when it was started.
      \(desk.log)
      """)
  }

  @Test("That holds in all that `read` calls: its lines have the request's id, without a parameter")
  func linesOfTheServer() async throws {
    let desk = Desk()
    desk.openAll()
    let request = desk.request("Ada", id: "A")
    let ended = await request.hasEnded()
    try #require(ended, "The server answers at once, and `page` never returned.\n\(desk.log)")
    let lines = desk.log.lines(["Ada/phone: sent", "Ada/room: sent"])
    #expect(
      lines == ["A Ada/phone: sent", "A Ada/room: sent"],
      """
      `read` calls note(_:) too. It has never heard of ids, and has no parameter for one: the id has \
      to come with the task.
      \(desk.log)
      """)
  }

  @Test("That holds in its `Task`: “seen” has the id, and `page` does not write or await it itself")
  func lineOfTheTask() async throws {
    let desk = Desk()
    let request = desk.request("Ada", id: "A")
    request.looksForChildrenThatWriteSeen()
    desk.openAll()
    let ended = await request.hasEnded()
    try #require(ended, "The server answers at once, and `page` never returned.\n\(desk.log)")
    let written = await eventually { desk.log.hasLine("Ada: seen") }
    try #require(written, "The line “Ada: seen” is missing.\n\(desk.log)")
    let known = await eventually { request.seenLine.waitedFor != nil }
    try #require(known, "The main actor is busy with something that never ends.\n\(desk.log)")
    let waitedFor = request.seenLine.waitedFor
    try #require(
      waitedFor == false,
      """
      `page` waited for the line “Ada: seen”, and so did the person who asked. That line has time: \
      a task of its own writes it while `page` returns. A child task is no such task: `page` waits for \
      its children, also where it does not say so.
      \(desk.log)
      """)
    let lines = desk.log.lines(["Ada: seen"])
    #expect(
      lines == ["A Ada: seen"],
      """
      `Task { … }` takes the values along that are bound where it is made. Is the id bound there, \
      for the task, or for all code?
      \(desk.log)
      """)
  }

  @Test(
    "Requests do not mix, and the same lines are written, once each: two ask for the same person")
  func requestsAtTheSameTime() async throws {
    let desk = Desk()
    let ada = desk.request("Ada", id: "A")
    _ = await desk.arrivals(2, turns: 60)
    let grace = desk.request("Grace", id: "B")
    _ = await desk.arrivals(4, turns: 60)
    let adaAgain = desk.request("Ada", id: "C")
    let held = await desk.arrivals(6)
    try #require(
      held, "Three requests are six reads, and all can run at the same time.\n\(desk.log)")
    desk.open("Grace/room")
    desk.open("Ada/phone")
    _ = await eventually(turns: 60) { false }
    desk.open("Grace/phone")
    let firstEnded = await grace.hasEnded()
    try #require(firstEnded, "Request B has all its answers.\n\(desk.log)")
    desk.open("Ada/room")
    let allEnded = await eventually { ada.page != nil && adaAgain.page != nil }
    try #require(allEnded, "All requests have their answers.\n\(desk.log)")
    let written = await eventually { desk.log.count >= 27 }
    try #require(written, "Each request writes eight lines, and its caller one.\n\(desk.log)")
    let wrongLines = desk.log.wrongLinesOfRequests
    #expect(
      wrongLines == 0,
      """
      Grace was asked for by B, and Ada by A and by C: each of the three writes eight lines with its \
      own id. While one request waits, others begin, and what they set must not reach it.
      \(desk.log)
      """)
  }

  @Test("Requests do not mix, also one within another: the outer one goes on with its own id")
  func requestWithinARequest() async throws {
    let desk = Desk(within: ("Ada/phone", name: "Grace", id: "B"))
    desk.openAll()
    let request = desk.request("Ada", id: "A")
    let ended = await request.hasEnded()
    try #require(ended, "The server answers at once, and `page` never returned.\n\(desk.log)")
    let written = await eventually { desk.log.count >= 17 }
    try #require(written, "Both requests write eight lines, and the caller one.\n\(desk.log)")
    let wrongLines = desk.log.wrongLinesOfRequests
    #expect(
      wrongLines == 0,
      """
      The server needs something of Grace before it answers request A, so it makes request B. The lines \
      about Grace are of B. When B has ended, those about Ada are of A again.
      \(desk.log)
      """)
  }

  @Test("Outside of a request, before and after one, the id is nil or “none”: it is no request's")
  func outsideOfARequest() async throws {
    let desk = Desk()
    desk.openAll()
    desk.note("before")
    let request = desk.request("Ada", id: "A")
    let ended = await request.hasEnded()
    try #require(ended, "The server answers at once, and `page` never returned.\n\(desk.log)")
    desk.note("after")
    let failing = desk.request("Nobody", id: "B")
    let failed = await failing.hasEnded()
    try #require(failed, "The server throws at once, and `page` never came back.\n\(desk.log)")
    desk.note("after an error")
    let ids = desk.log.ids { ["before", "after", "after an error"].contains($0) }
    try #require(ids.count == 3, "note(_:) has to write each line once.\n\(desk.log)")
    try #require(
      !ids.contains("A") && !ids.contains("B"),
      "These lines were written when no request ran.\n\(desk.log)")
    // The same task that called `page`: what `page` binds ends with it.
    let own = desk.log.ids { $0 == "Ada is told" }
    #expect(
      own.count == 1 && !own.contains("A"),
      "`page` has returned, and its caller still writes in its name.\n\(desk.log)")
    let others = (ids + own).compactMap(\.self).filter { $0 != "none" }
    #expect(
      others == [],
      """
      These lines were written outside of a request, with the ids that stand here. The goal says that the \
      id is nil or “none” then, so that people who read the log know that no request wrote the line.
      \(desk.log)
      """)
  }

  @Test("`page` returns what it did, or throws a failed read's error")
  func pagesStayAsTheyAre() async throws {
    let desk = Desk()
    let request = desk.request("Ada", id: "A")
    let bothAsked = await desk.arrivals(2)
    try #require(
      bothAsked, "The second read waited for the first one's answer.\n\(desk.log)")
    desk.open("Ada/room")
    // Nothing is left to run then: what the answer for the room can bring about has happened.
    _ = await eventually { request.page != nil }
    desk.openAll()
    let ended = await request.hasEnded()
    try #require(ended, "Both reads were answered, and `page` never returned.\n\(desk.log)")
    let page = request.page
    try #require(
      page == "Ada, phone, room",
      """
      The answer for the room came before that for the phone. The page is made of both, with the phone \
      before the room: `page` returns what it did.
      \(desk.log)
      """)
    let failing = desk.request("Nobody", id: "B")
    let failed = await failing.hasEnded()
    try #require(failed, "The server throws at once, and `page` never came back.\n\(desk.log)")
    let error = failing.page
    #expect(
      error == "threw NobodyThere()", "The server's error comes out of `page`.\n\(desk.log)")
    let isSeen = await eventually(turns: 60) { desk.log.hasLine("Nobody: seen") }
    #expect(!isSeen, "No page was returned, so it was not seen, and the log says it was seen.")
    for (name, path) in [("Alan", "Alan/phone"), ("Edsger", "Edsger/room")] {
      let half = desk.request(name, id: path)
      let halfEnded = await half.hasEnded()
      try #require(halfEnded, "The server has answered, and `page` never came back.\n\(desk.log)")
      let outcome = half.page
      #expect(
        outcome == "threw NobodyThere()",
        "The read of \(path) failed, the other one did not. `page` throws then.\n\(desk.log)")
    }
    let newTexts = desk.log.textsThatWereNotThere
    #expect(
      newTexts == [], "These lines were not in the log before, and the goal does not ask for them.")
  }

  @Test("The same lines are written, once each, also where a read fails: it is not read again")
  func linesOfAFailedRequest() async throws {
    let desk = Desk()
    desk.openAll()
    for name in ["Nobody", "Alan", "Edsger"] {
      let request = desk.request(name, id: "id of \(name)")
      let ended = await request.hasEnded()
      try #require(ended, "The server has answered, and `page` never came back.\n\(desk.log)")
    }
    let again = desk.log.linesWrittenAgain
    #expect(
      again == [],
      """
      A read failed, and the lines that stand here were written again. `page` asks for the phone once and \
      for the room once. Whether to try again is for its caller to say.
      \(desk.log)
      """)
  }
}

/// What the server throws for a person whom it does not know.
struct NobodyThere: Error {}

/// What some servers throw when a read is cancelled.
struct LineIsCut: Error {}

/// What the server does when a read is cancelled.
enum OnCancel {
  case stops, stopsWithItsOwnError, ignoresIt
}

/// Where requests come in: a directory, its server and its log.
@MainActor
final class Desk {
  /// One call of `page`.
  @MainActor
  final class Request {
    /// What it returned or threw.
    fileprivate(set) var page: String?
    let seenLine: SeenLine
    fileprivate var task: Task<Void, Never>?

    init(seenLine: SeenLine) {
      self.seenLine = seenLine
    }

    func cancel() {
      task?.cancel()
    }

    func looksForChildrenThatWriteSeen() {
      seenLine.looksForChildren(of: task)
    }

    func hasEnded() async -> Bool {
      await eventually { page != nil }
    }
  }

  let log: LogBook
  /// Holds every read at a latch of its path.
  private let server: KeyedLatches<String>
  private let seenLine: SeenLine
  private let directory: Subject.Directory

  /// A request that the server makes before it answers a read.
  typealias Inner = (path: String, name: String, id: String)

  init(within inner: Inner? = nil, onCancel: OnCancel = .stops) {
    let (log, server, seenLine) = (LogBook(), KeyedLatches<String>(), SeenLine())
    let sendInner = SendInner()
    self.log = log
    self.server = server
    self.seenLine = seenLine
    directory = makeSubject().makeDirectory(
      { requestID, text in
        log.add(requestID, text)
        if text.hasSuffix(": seen") { seenLine.isWritten() }
      },
      { path, note in
        note("\(path): sent")
        do {
          if onCancel == .ignoresIt {
            await server[path].waitIgnoringCancellation()
          } else {
            try await server[path].wait()
          }
        } catch {
          throw onCancel == .stops ? error : LineIsCut()
        }
        if let inner, path == inner.path {
          log.expect(inner.name, inner.id)
          try await sendInner.page?(inner.name, inner.id)
        }
        note("\(path): received")
        let isUnknown = ["Alan/phone", "Edsger/room"].contains(path) || path.hasPrefix("Nobody")
        if isUnknown { throw NobodyThere() }
        return path.split(separator: "/").last.map { String($0) } ?? ""
      })
    sendInner.page = { [directory] name, id in _ = try await directory.page(name, id) }
  }

  /// Lets the server, which the directory is made with, ask the directory.
  @MainActor
  private final class SendInner {
    var page: (@MainActor @Sendable (_ name: String, _ id: String) async throws -> Void)?
  }

  func request(_ name: String, id: String, isCancelled: Bool = false) -> Request {
    let request = Request(seenLine: seenLine)
    log.expect(name, id)
    request.task = Task.immediate {
      if isCancelled { withUnsafeCurrentTask { $0?.cancel() } }
      seenLine.isAskedFor()
      let page: String
      do {
        page = try await directory.page(name, id)
        seenLine.pageReturned()
      } catch {
        page = "threw \(error)"
      }
      directory.note("\(name) is told")
      request.page = page
    }
    return request
  }

  func note(_ text: String) {
    directory.note(text)
  }

  /// How many reads of these paths the server holds.
  func waiting(_ paths: [String]) -> Int {
    paths.reduce(0) { $0 + server[$1].waiterCount }
  }

  func openAll() {
    server.openAll()
  }

  func open(_ path: String) {
    server[path].open()
  }

  /// Whether that many reads have come to the server so far.
  func arrivals(_ count: Int, turns: Int = 20_000) async -> Bool {
    await eventually(turns: turns) { server.arrivalCount >= count }
  }
}
