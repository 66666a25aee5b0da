import Foundation
import Testing

@testable import EmployeeGlass

@Suite("The HTTP client", .timeLimit(.minutes(1)))
struct HTTPClientTests {
  @Test("a request whose caller is cancelled before it begins ends with that")
  func cancelledEarly() async throws {
    let server = try await CannedServer("HTTP/1.1 204 No Content\r\n\r\n")
    let client = HTTPClient()
    for _ in 0..<200 {
      let request = Task { [url = server.url] in
        withUnsafeCurrentTask { $0?.cancel() }
        return try await client.answer(to: HTTPRequest(url: url, accept: "*/*", limit: 9))
      }
      await #expect(throws: CancellationError.self) { try await request.value }
    }
    await server.stop()
  }
}
