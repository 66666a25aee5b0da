import EmployeeServer
import Foundation
import Testing

@testable import EmployeeGlass

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Asking the server", .timeLimit(.minutes(1)))
struct HTTPEmployeeServiceTests {
  private func withServer(
    employees: Int, _ body: (URL, EmployeeRepository) async throws -> Void
  ) async throws {
    var configuration = EmployeeServer.Configuration()
    configuration.employees = employees
    let server = try await EmployeeServer.start(configuration)
    do {
      try await body(server.url, EmployeeRepository(server: server.url))
      await server.stop()
    } catch {
      await server.stop()
      throw error
    }
  }

  @Test("all people of the employee server are read, over all pages, with a picture")
  func everybody() async throws {
    try await withServer(employees: 450) { url, repository in
      await repository.refresh()
      #expect(await repository.state.problem == nil)
      let snapshot = try await repository.snapshot(for: DirectoryQuery(order: .name))
      #expect((snapshot.matchCount, snapshot.departments.count) == (450, 12))
      let employee = try #require(snapshot.sections.first?.employees.first)
      let picture = try await repository.avatars.avatar(at: employee.avatarPath)
      #expect((picture.width, picture.height) == (96, 96))
      let palette = try await PaletteExtractor.palette(of: picture, count: 3)
      #expect(palette.count == 3)
      #expect(repository.avatarURL(of: employee)?.port == url.port)
    }
  }

  @Test(
    "a search finds those whom the server would find",
    arguments: ["a", "ZOE", "muller", "Łu", "straße", "山田", "engineer", "desi an", "o'", "ø"])
  func sameSearch(text: String) async throws {
    struct Answer: Decodable {
      struct Person: Decodable { let id: Int }
      let employees: [Person]
      let total: Int
    }
    try await withServer(employees: 200) { url, repository in
      await repository.refresh()
      let found = try await repository.snapshot(for: DirectoryQuery(searchText: text))
      let address = try #require(
        URL(
          server: url, path: "/employees",
          query: [.init(name: "search", value: text), .init(name: "limit", value: "200")]))
      let (data, _) = try await URLSession.shared.data(from: address)
      let answer = try JSONDecoder().decode(Answer.self, from: data)
      #expect(answer.total == found.matchCount)
      #expect(Set(answer.employees.map(\.id)) == Set(found.sections.flatMap(\.employees).map(\.id)))
    }
  }

  /// One character to a reader, of as many scalars and bytes as the server takes for one.
  private static let longestLetter: Character = "\u{10400}\u{e0100}\u{e0101}\u{e0102}"

  private static func longest(_ count: Int) -> String {
    String(repeating: longestLetter, count: count)
  }

  @Test("a person with the longest texts that the server takes is read like all others")
  func longestTexts() async throws {
    try await withServer(employees: 3) { url, repository in
      var draft = EmployeeDraft(.person(1, "Ada Lund", in: "Design"))
      for name in [Self.longest(100), "A" + String(repeating: "👩‍🚀", count: 99)] {
        (draft.name, draft.sortName, draft.title) = (name, name, name)
        draft.office = Self.longest(60)
        draft.email = "person\(name.utf8.count)@employees.example"
        #expect(draft.problems.isEmpty)
        let added = try await HTTPEditingService(server: url).add(draft, key: draft.email)
        #expect(added.employee.name == name)
      }
      await repository.refresh()
      #expect(await repository.state.problem == nil)
      #expect(try await repository.snapshot(for: DirectoryQuery()).matchCount == 5)
    }
  }

  @Test("so is a message with the longest texts")
  func longestMessage() async throws {
    try await withServer(employees: 1) { url, _ in
      let service = HTTPMessageService(server: url)
      let draft = MessageDraft(
        text: Self.longest(MessageDraft.longestText),
        attachments: [Message.Attachment(name: Self.longest(255), type: "image/png", size: 1)])
      let sent = try await service.send(draft, to: 1, key: "a-key")
      #expect(sent.text == draft.text && sent.attachments == draft.attachments)
      #expect(try await service.messages(to: 1, before: nil).messages == [sent])
    }
  }

  @Test("a server that is gone cannot be reached, and the list stays")
  func gone() async throws {
    var kept: EmployeeRepository?
    try await withServer(employees: 30) { _, repository in
      await repository.refresh()
      kept = repository
    }
    let repository = try #require(kept)
    await repository.refresh()
    #expect(await repository.state.problem == DirectoryProblem(EmployeeServiceError.unreachable))
    #expect(try await repository.snapshot(for: DirectoryQuery()).matchCount == 30)
    await #expect(throws: EmployeeServiceError.unreachable) {
      try await repository.avatars.avatar(at: "/employees/1/avatar")
    }
  }

  private static let ok = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
  private static let problem =
    "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/problem+json; charset=utf-8\r\n"

  @Test(
    "an answer that cannot be taken is refused",
    arguments: [
      // Truncated.
      (ok + "Content-Length: 99\r\n\r\n{\"employees\": [", .unreachable),
      (ok + "Transfer-Encoding: chunked\r\n\r\nff\r\n{\"emp", .unreachable),
      // Wrong type.
      (
        "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 2\r\n\r\n{}",
        .wrongContentType("text/html")
      ),
      ("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}", .wrongContentType("")),
      // Wrong status.
      ("HTTP/1.1 204 No Content\r\n\r\n", .refused(status: 204, words: nil)),
      (
        "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n",
        .refused(status: 302, words: nil)
      ),
      (
        "HTTP/1.1 500 Oh\r\nContent-Type: text/html\r\nContent-Length: 4\r\n\r\n<hr>",
        .refused(status: 500, words: nil)
      ),
      // A problem is read, as far as it can be shown.
      (
        problem + "Content-Length: 37\r\n\r\n{\"detail\": \"Try again in a moment.\"}  ",
        .refused(status: 503, words: "Try again in a moment.")
      ),
      (
        problem + "Content-Length: 21\r\n\r\n{\"detail\": \"a\\u0007b\"}",
        .refused(status: 503, words: nil)
      ),
      (problem + "Content-Length: 13\r\n\r\n{\"detail\": 7}", .refused(status: 503, words: nil)),
      // No HTTP.
      ("SSH-2.0-OpenSSH_9.9\r\n", nil), ("", nil), ("HTTP/1.1 abc\r\n\r\n", nil),
    ] as [(String, EmployeeServiceError?)])
  func hostile(answer: String, expected: EmployeeServiceError?) async throws {
    let server = try await CannedServer(answer)
    let service = HTTPEmployeeService(server: server.url)
    let error = await #expect(throws: EmployeeServiceError.self) {
      try await service.page(after: nil)
    }
    if let expected { #expect(error == expected) }
    await server.stop()
  }

  @Test("an answer without an end is cut off")
  func endless() async throws {
    let server = try await CannedServer(
      Self.ok + "\r\n" + String(repeating: " ", count: 60_000), isEndless: true)
    await #expect(throws: EmployeeServiceError.tooLarge) {
      try await HTTPEmployeeService(server: server.url).page(after: nil)
    }
    await server.stop()
  }

  @Test("a caller that is cancelled waits no longer")
  func cancellation() async throws {
    let server = try await CannedServer(Self.ok + "Content-Length: 9\r\n\r\n{", staysOpen: true)
    let service = HTTPEmployeeService(server: server.url)
    for _ in 0..<20 {
      let page = Task { try await service.page(after: nil) }
      page.cancel()
      await #expect(throws: CancellationError.self) { try await page.value }
    }
    await server.stop()
  }

  @Test("a picture of another type is refused")
  func picture() async throws {
    let server = try await CannedServer(
      "HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: 1\r\n\r\nx")
    await #expect(throws: EmployeeServiceError.wrongContentType("image/png")) {
      try await HTTPEmployeeService(server: server.url).avatar(at: "/a")
    }
    await #expect(throws: EmployeeServiceError.self) {
      try await HTTPEmployeeService(server: server.url).avatar(at: "//a")
    }
    await server.stop()
  }
}
