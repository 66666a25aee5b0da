import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Where messages are kept.
nonisolated protocol MessageService: Sendable {
  /// The newest messages to an employee, or those before one of them.
  ///
  /// - Throws: `EmployeeServiceError`, or `CancellationError`.
  @concurrent func messages(
    to id: Employee.ID, before: Message.ID?
  ) async throws -> MessagePage

  /// Sends a message. With the same key it is kept once, however often it is sent.
  ///
  /// - Throws: `EmployeeServiceError`, or `CancellationError`.
  @concurrent func send(
    _ draft: MessageDraft, to id: Employee.ID, key: String
  ) async throws -> Message
}

/// The messages of the employee server.
nonisolated final class HTTPMessageService: MessageService {
  /// In bytes: 50 messages as long as they may be.
  static let longestPage = 4 << 20

  private let server: URL
  private let client = HTTPClient()

  init(server: URL) { self.server = server }

  @concurrent func messages(
    to id: Employee.ID, before: Message.ID?
  ) async throws -> MessagePage {
    var query = [URLQueryItem(name: "limit", value: String(MessagePage.limit))]
    if let before { query.append(URLQueryItem(name: "before", value: String(before))) }
    return try MessagePage(json: try await body(of: request(id, query), status: 200))
  }

  @concurrent func send(
    _ draft: MessageDraft, to id: Employee.ID, key: String
  ) async throws -> Message {
    var request = try request(id)
    request.httpMethod = "POST"
    request.httpBody = try JSONEncoder().encode(draft)
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.setValue(key, forHTTPHeaderField: "Idempotency-Key")
    return try Message(json: try await body(of: request, status: 201))
  }

  private func request(_ id: Employee.ID, _ query: [URLQueryItem] = []) throws -> URLRequest {
    guard let url = URL(server: server, path: "/employees/\(id)/messages", query: query) else {
      throw EmployeeServiceError.unreachable
    }
    var request = URLRequest(url: url)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    return request
  }

  private func body(of request: URLRequest, status: Int) async throws -> Data {
    let answer = try await client.answer(to: request, limit: Self.longestPage)
    guard answer.status == status else {
      throw EmployeeServiceError.refused(status: answer.status, words: answer.problemWords)
    }
    guard answer.contentType == "application/json" else {
      throw EmployeeServiceError.wrongContentType(answer.contentType)
    }
    return answer.body
  }
}
