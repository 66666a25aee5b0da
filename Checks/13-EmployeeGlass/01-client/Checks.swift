import ClientAdapter
import ClientSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("The client", .serialized)
@MainActor
struct ClientChecks {
  private typealias Answer = Subject.Answer
  private typealias Failure = Subject.Failure

  /// Answers requests, and writes them down.
  private final class Server: Sendable {
    private struct State {
      var requests: [Subject.Request] = []
      var answers: [Answer]
    }

    private let state: Mutex<State>
    /// Requests that were sent.
    let meter = WorkMeter()
    /// Bytes that were decoded.
    let decoded = WorkMeter()

    /// - Parameter answers: One for each request; the last one is for all that follow.
    init(_ answers: Answer...) { state = Mutex(State(answers: answers)) }

    var requests: [Subject.Request] { state.withLock { $0.requests } }

    func answer(to request: Subject.Request) -> Answer {
      meter.work()
      return state.withLock { state in
        state.requests.append(request)
        return state.answers.count > 1 ? state.answers.removeFirst() : state.answers[0]
      }
    }
  }

  private static let picture = Answer(200, "image/x-portable-pixmap", "P6\n2 1\n255\nabcdef")

  private static func page(_ names: [String], next: String? = nil) -> Answer {
    let employees = names.enumerated().map { index, name in
      """
      {"id": \(name.utf8.reduce(index + 1) { $0 * 31 % 9973 + Int($1) }), "name": "\(name)", "sort_name": "\(name)", "department": "Design", "title": "Designer", \
      "email": "a@company.example", "office": "Oslo", "start_date": "2020-01-07", "avatar_url": "/avatars/1"}
      """
    }
    let cursor = next.map { ", \"next_cursor\": \"\($0)\"" } ?? ""
    return Answer(
      200, "application/json",
      "{\"employees\": [\(employees.joined(separator: ", "))], \"total\": 2\(cursor)}")
  }

  private func page(after cursor: String? = nil, from server: Server) async throws -> [String] {
    try await makeSubject().page(
      cursor, { server.decoded.work($0) }, { server.answer(to: $0) })
  }

  private func picture(at path: String = "/avatars/7", from server: Server) async throws -> Int {
    try await makeSubject().picture(
      path, { server.decoded.work($0) }, { server.answer(to: $0) })
  }

  @Test("Requests and answers are worked on off the caller's actor")
  func offTheMainActor() async throws {
    let (pages, pictures) = (Server(Self.page(["Ada"])), Server(Self.picture))
    _ = try await page(from: pages)
    _ = try await picture(from: pictures)
    let units = (pages.meter.mainActorUnits, pictures.meter.mainActorUnits)
    #expect(
      units == (0, 0),
      """
      A view calls from the main actor. Still there: \(units.0) of 1 request for a page, and \(units.1) of 1 for a \
      picture. Which attribute leaves the caller's actor?
      """)
    let bytes = (pages.decoded.mainActorUnits, pictures.decoded.mainActorUnits)
    #expect(
      bytes == (0, 0),
      """
      A view calls from the main actor. Decoded there: \(bytes.0) of \(pages.decoded.totalUnits) bytes of a page, and \
      \(bytes.1) of \(pictures.decoded.totalUnits) bytes of a picture. A function that awaits a helper elsewhere is back \
      on its own actor after the `await`.
      """)
  }

  @Test("`page` asks for `/employees` with `limit`, `sort=name` and the cursor, byte for byte")
  func query() async throws {
    let cursors = [
      nil, "eyJuIjoxfQ", "a+b/c==", "Zoë & co? 100%", " a ", "Zoe\u{308}", "%2B",
    ]
    for cursor in cursors {
      let server = Server(Self.page(["Ada"]))
      _ = try? await page(after: cursor, from: server)
      let url = server.requests.first?.url ?? "no request"
      let parts = url.split(separator: "?", maxSplits: 1).map(String.init)
      let items = (parts.count == 2 ? parts[1] : "").split(separator: "&").map(Self.decoded)
        .sorted()
      let wanted = (cursor.map { ["cursor=\($0)"] } ?? []) + ["limit=200", "sort=name"]
      // Byte by byte: a server compares no letters that are written in two ways.
      let isAsked = items.map { Array($0.utf8) } == wanted.map { Array($0.utf8) }
      #expect(
        parts.first == "http://company.example:8080/employees" && isAsked,
        """
        With the cursor \(cursor.map { "“\($0)”" } ?? "nil") it asks for \(url). Only the server knows what its \
        cursor means, so it gets each byte back. It reads a plus as a blank, and `&` as the next item. \
        `URL(server:path:query:)` takes items as they are.
        """)
    }
  }

  /// A query item as a server reads it.
  private static func decoded(_ item: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = item.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = UInt8(String(Substring(rest.prefix(2))), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "A path that is none of the server's is refused, with any error, and nothing is sent",
    arguments: [
      "//evil.example/a", "http://evil.example/a", "/../employees", "@evil.example/a", "",
      "employees/1/avatar", "evil.example/a",
    ])
  func path(path: String) async throws {
    let server = Server(Self.picture)
    await #expect(throws: (any Error).self, "No error for the path “\(path)” of a picture.") {
      try await picture(at: path, from: server)
    }
    let urls = server.requests.map(\.url)
    #expect(urls == [], "An employee's picture sends the app to another place.")
  }

  @Test("A request's `accept` is the one type wanted; an answer of another type is refused")
  func types() async throws {
    let (pages, pictures) = (Server(Self.page(["Ada"])), Server(Self.picture))
    _ = try await page(from: pages)
    _ = try await picture(from: pictures)
    let accepts = [pages, pictures].map { $0.requests.first?.accept }
    #expect(
      accepts == ["application/json", "image/x-portable-pixmap"],
      "What the requests for a page and for a picture accept.")
    for type in ["text/html", "application/problem+json", "application/json-seq", ""] {
      var answer = Self.page(["Ada"])
      answer.type = type
      let server = Server(answer)
      await #expect(
        throws: Failure.wrongContentType(type),
        """
        An answer of the type “\(type)” has status 200 too, and is no page of employees. Only the whole type says \
        which it is.
        """
      ) { try await page(from: server) }
    }
    for type in ["image/png", "image/x-portable-pixmap-2", ""] {
      var answer = Self.picture
      answer.type = type
      let server = Server(answer)
      await #expect(
        throws: Failure.wrongContentType(type),
        "An answer of the type “\(type)” is another kind of picture, though its bytes look like one."
      ) { try await picture(from: server) }
    }
  }

  @Test("Any status but 200 is refused, with the server's words")
  func statuses() async throws {
    let problem = "application/problem+json"
    let cases: [(Answer, Failure)] = [
      (
        Answer(503, problem, #"{"detail": "Try again in a moment."}"#),
        .refused(503, words: "Try again in a moment.")
      ),
      (
        Answer(504, problem, #"{"detail": "The directory is slow today."}"#),
        .refused(504, words: "The directory is slow today.")
      ),
      (Answer(408, "text/plain", "late"), .refused(408, words: nil)),
      (Answer(404, "text/html", "<h1>Not found</h1>"), .refused(404, words: nil)),
      (Answer(302, "", ""), .refused(302, words: nil)),
      (Answer(206, "application/json", Self.page(["Ada"]).body), .refused(206, words: nil)),
      (Answer(204, "application/json", ""), .refused(204, words: nil)),
    ]
    for (answer, failure) in cases {
      let server = Server(answer)
      await #expect(
        throws: failure,
        "Status \(answer.status) with the type \(answer.type). The words of a problem are for the person; `problemWords` has them."
      ) { try await page(from: server) }
    }
    let server = Server(cases[0].0)
    await #expect(throws: cases[0].1, "The same for a picture.") {
      try await picture(from: server)
    }
  }

  @Test("Answers have limits: `longestPage` and `longestPicture`")
  func limits() async throws {
    let (pages, pictures) = (Server(Self.page(["Ada"])), Server(Self.picture))
    _ = try await page(from: pages)
    _ = try await picture(from: pictures)
    let limits = makeSubject().limits
    #expect(
      [pages, pictures].map { $0.requests.first?.limit } == [limits.page, limits.picture],
      "Without a limit, an answer without an end fills the memory.")
  }

  @Test("An error of the transport reaches the caller as it is")
  func transport() async throws {
    struct Broken: Error {}
    await #expect(throws: Broken.self, "The transport threw an error of its own.") {
      try await makeSubject().page(nil, { _ in }, { _ in throw Broken() })
    }
    await #expect(
      throws: CancellationError.self,
      "A person who leaves is no network that is lost: `CancellationError` says which of the two it is."
    ) {
      try await makeSubject().picture("/avatars/7", { _ in }, { _ in throw CancellationError() })
    }
  }

  @Test("A cancelled caller's request is cancelled")
  func cancellation() async throws {
    let (asked, held, isCancelled) = (AtomicFlag(), Latch(), AtomicFlag())
    let task = Task {
      let transport: Subject.Transport = { _ in
        asked.set()
        do {
          try await held.wait()
        } catch {
          isCancelled.set()
        }
        throw CancellationError()
      }
      _ = try? await makeSubject().page(nil, { _ in }, transport)
    }
    let asks = await eventually { asked.isSet }
    #expect(asks, "No request was sent.")
    task.cancel()
    let isSeen = await eventually { isCancelled.isSet }
    #expect(
      isSeen,
      "The window is closed, and its request goes on. Is the transport called in another task?")
    held.open()
    await task.value
  }

  @Test("The app lists all pages, and tells a problem in the server's words")
  func app() async throws {
    let server = Server(Self.page(["Ada"], next: "a+b"), Self.page(["Bo"]))
    let loaded = await makeSubject().load { server.answer(to: $0) }
    #expect(
      loaded.names == ["Ada", "Bo"] && loaded.problem == nil,
      "Two pages came, with Ada and Bo. The app lists \(loaded.names), and says “\(loaded.problem ?? "")”."
    )
    let url = server.requests.last?.url ?? "no address"
    #expect(
      url.contains("cursor=a%2Bb"),
      "The second page was asked for at \(url), and its cursor is a+b.")
    let failing = Server(Answer(503, "text/plain", "no"))
    let failed = await makeSubject().load { failing.answer(to: $0) }
    #expect(failed.problem == "The server refused the request (503)")
  }
}
