// The client
//
// The app reads all that a server sends, on the actor that asks. Some cursors arrive changed.
//
// Goal: `HTTPEmployeeService` asks for what it wants, off the caller's actor, and takes no other answer.
//
// - Requests and answers are worked on off the caller's actor.
// - `page` asks for `/employees` with `limit`, `sort=name` and the cursor, byte for byte.
// - A path that is none of the server's is refused, with any error, and nothing is sent.
// - A request's `accept` is the one type wanted, JSON or `image/x-portable-pixmap`. An answer of another type is
//   refused.
// - Any status but 200 is refused, with the server's words.
// - Answers have limits: `longestPage` and `longestPicture`.
//
// Up to you: helpers. `URL(server:path:query:)` and `problemWords` are given.

import Foundation

/// Asks the employee server. All it holds is constant and Sendable.
nonisolated final class HTTPEmployeeService: EmployeeService {
  /// In bytes. Twice what 200 employees have whose fields are as long as the server takes them.
  static let longestPage = 4 << 20
  /// In bytes: a megapixel, and the few lines before it.
  static let longestPicture = 3 * PixelImage.mostPixels + 100

  typealias Transport = @Sendable (HTTPRequest) async throws -> HTTPAnswer

  private let server: URL
  private let send: Transport

  /// - Parameter send: How requests are sent; over HTTP unless it is said otherwise.
  init(server: URL, send: Transport? = nil) {
    self.server = server
    let client = HTTPClient()
    self.send = send ?? { try await client.answer(to: $0) }
  }

  // MARK: - Your turn

  @concurrent func page(after cursor: String?) async throws -> EmployeePage {
    var query = [
      URLQueryItem(name: "limit", value: String(EmployeePage.limit)),
      // In the order that a roster keeps, so that little is left to sort.
      URLQueryItem(name: "sort", value: "name"),
    ]
    if let cursor { query.append(URLQueryItem(name: "cursor", value: cursor)) }
    let body = try await body(
      at: "/employees", query, type: "application/json", limit: Self.longestPage)
    return try EmployeePage(json: body)
  }

  @concurrent func avatar(at path: String) async throws -> PixelImage {
    let body = try await body(
      at: path, type: "image/x-portable-pixmap", limit: Self.longestPicture)
    return try PixelImage(ppm: body)
  }

  private func body(
    at path: String, _ query: [URLQueryItem] = [], type: String, limit: Int
  ) async throws -> Data {
    guard let url = URL(server: server, path: path, query: query) else {
      throw EmployeeServiceError.malformed("This is no path: \(path)")
    }
    let answer = try await send(HTTPRequest(url: url, accept: type, limit: limit))
    guard answer.status == 200 else {
      throw EmployeeServiceError.refused(status: answer.status, words: answer.problemWords)
    }
    guard answer.contentType == type else {
      throw EmployeeServiceError.wrongContentType(answer.contentType)
    }
    return answer.body
  }
}
