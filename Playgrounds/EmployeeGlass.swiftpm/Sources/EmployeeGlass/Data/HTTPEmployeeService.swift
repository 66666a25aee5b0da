import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Asks the employee server.
///
/// All it holds is constant and Sendable. Reading and decoding happen on the shared pool, whoever
/// asks: the protocol's methods are `@concurrent`.
nonisolated final class HTTPEmployeeService: EmployeeService {
  /// In bytes. Twice what 200 employees have whose fields are as long as the server takes them.
  static let longestPage = 4 << 20
  /// In bytes: a megapixel, and the few lines before it.
  static let longestPicture = 3 * PixelImage.mostPixels + 100

  private let server: URL
  private let client = HTTPClient()

  init(server: URL) {
    self.server = server
  }

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
    var request = URLRequest(url: url)
    request.setValue(type, forHTTPHeaderField: "Accept")
    let answer = try await client.answer(to: request, limit: limit)
    guard answer.status == 200 else {
      throw EmployeeServiceError.refused(status: answer.status, words: answer.problemWords)
    }
    guard answer.contentType == type else {
      throw EmployeeServiceError.wrongContentType(answer.contentType)
    }
    return answer.body
  }
}

nonisolated extension HTTPAnswer {
  /// What the server says about its problem (RFC 9457), as far as it can be shown.
  var problemWords: String? {
    struct Problem: Decodable {
      let detail: String?
    }
    guard contentType == "application/problem+json",
      let detail = (try? JSONDecoder().decode(Problem.self, from: body))?.detail,
      !detail.isEmpty, detail.utf8.count <= Employee.longestText, detail.isShowable
    else { return nil }
    return detail
  }
}
