import EmployeeServer
import Foundation
import Testing

@testable import EmployeeGlass

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Live updates of the employee server", .timeLimit(.minutes(1)))
struct LiveServerTests {
  private func withServer(_ body: (URL, EmployeeRepository) async throws -> Void) async throws {
    let server = try await EmployeeServer.start()
    let repository = EmployeeRepository(server: server.url)
    await repository.followChanges()
    await repository.refresh()
    do {
      try await body(server.url, repository)
    } catch {
      await repository.stopFollowingChanges()
      await server.stop()
      throw error
    }
    await repository.stopFollowingChanges()
    await server.stop()
  }

  @Test("another program's change is in the roster, and the model hears of it")
  func changes() async throws {
    try await withServer { url, repository in
      let employee = try #require(await repository.employee(5))
      let model = await EmployeeDetailModel(employee: employee, repository: repository)
      let sheet = Task { await model.follow() }
      while await repository.observerCount == 0, !Task.isCancelled { await Task.yield() }
      var request = URLRequest(url: url.appending(path: "employees/5"))
      request.httpMethod = "DELETE"
      request.setValue("*", forHTTPHeaderField: "If-Match")
      _ = try await URLSession.shared.data(for: request)
      // A load may come before it, where nothing was heard within a second.
      for await _ in await repository.states() where await repository.employee(5) == nil { break }
      await wait { model.notice == .removed }
      sheet.cancel()
    }
  }

  @Test("a message is kept once, however often it is sent, and other windows hear of it")
  func messages() async throws {
    try await withServer { url, repository in
      // Its clock stands still: it waits until it hears changes, however long that takes. Otherwise it would load
      // once more, and so would its conversations.
      let other = EmployeeRepository(
        service: HTTPEmployeeService(server: url),
        events: EventSubscription(service: HTTPEventService(server: url), clock: HeldClock()),
        messages: HTTPMessageService(server: url))
      await other.followChanges()
      await other.refresh()
      let store = try #require(repository.messages)
      var heard = try #require(await other.messages?.news(to: 7)).makeAsyncIterator()
      let draft = MessageDraft(text: "Hello\nyou", attachments: [AttachmentKind.photo.attachment])
      let attempt = MessageStore.Attempt(draft: draft, key: "a-key")
      for _ in 0..<3 { try await store.send(attempt, to: 7).arrival.value }
      let entries = try await store.entries(to: 7).entries
      #expect(entries.map(\.message.text) == ["Hello\nyou"])
      #expect(entries.map(\.isMine) == [true])
      guard case .entry(let entry) = await heard.next(isolation: #isolation) else {
        Issue.record("The other app hears nothing.")
        return
      }
      #expect(entry.message == entries.first?.message && !entry.isMine)
      await other.stopFollowingChanges()
    }
  }

  @Test("a server without room is refused, and its words are none of a stream's")
  func refused() async throws {
    for (answer, expected) in [
      (
        "HTTP/1.1 503 Busy\r\nContent-Length: 2\r\n\r\nno",
        EmployeeServiceError.refused(status: 503, words: nil)
      ),
      (
        "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 2\r\n\r\nno",
        .wrongContentType("text/html")
      ),
    ] {
      let server = try await CannedServer(answer)
      let service = HTTPEventService(server: server.url)
      let connection = service.events(after: nil)
      await #expect(throws: expected) { for try await _ in connection.pieces {} }
      // Its end is the end of its connections.
      withExtendedLifetime(service) {}
      await server.stop()
    }
  }
}
