import Foundation
import Testing

@testable import EmployeeServer

extension TestClient {
  /// Reads a list to its end, page by page.
  ///
  /// - Parameter between: What happens after each page but the last.
  func walk(
    _ query: String, limit: Int, between: (_ page: Int) async throws -> Void = { _ in }
  ) async throws -> [JSONValue] {
    var all: [JSONValue] = []
    var cursor = ""
    for page in 1... {
      let json = try await send("GET", "/employees?limit=\(limit)\(query)\(cursor)").json
      let people = try #require(json["employees"]?.elements)
      all += people
      guard let next = json["next_cursor"]?.string else { break }
      #expect(people.count == limit)
      cursor = "&cursor=\(next)"
      try await between(page)
    }
    return all
  }
}
