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

  // TODO: Ask off the caller's actor for what is wanted, and take no other answer.

  func page(after cursor: String?) async throws -> EmployeePage {
    var address = "\(server)/employees?limit=\(EmployeePage.limit)&sort=name"
    if let cursor { address += "&cursor=\(cursor)" }
    return try EmployeePage(json: await body(at: address))
  }

  func avatar(at path: String) async throws -> PixelImage {
    try PixelImage(ppm: await body(at: "\(server)\(path)"))
  }

  private func body(at address: String) async throws -> Data {
    guard let url = URL(string: address) else {
      throw EmployeeServiceError.malformed("This is no address: \(address)")
    }
    return try await send(HTTPRequest(url: url, accept: "*/*", limit: .max)).body
  }
}
