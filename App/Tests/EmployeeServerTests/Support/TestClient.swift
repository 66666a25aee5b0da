import EmployeeServer
import Foundation
import Testing

@testable import EmployeeServer

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Speaks to a server as an app does, over the network of this machine.
struct TestClient: Sendable {
  let server: EmployeeServer
  private let session: URLSession

  init(server: EmployeeServer) {
    self.server = server
    let configuration = URLSessionConfiguration.ephemeral
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    session = URLSession(configuration: configuration)
  }

  var port: UInt16 { UInt16(server.url.port ?? 0) }

  /// - Parameter headers: A change of an employee is for any state of theirs, unless this has
  ///   another `If-Match`; an empty one is not sent.
  func send(
    _ method: String = "GET", _ path: String, json: String? = nil, body: Data? = nil,
    type: String = "application/json", headers: [String: String] = [:]
  ) async throws -> Answer {
    var request = URLRequest(url: try #require(URL(string: server.url.absoluteString + path)))
    request.httpMethod = method
    request.httpBody = body ?? json.map { Data($0.utf8) }
    if request.httpBody != nil { request.setValue(type, forHTTPHeaderField: "Content-Type") }
    var headers = headers
    if method == "PUT" || method == "DELETE", headers["If-Match"] == nil {
      headers["If-Match"] = "*"
    }
    for (name, value) in headers where !value.isEmpty {
      request.setValue(value, forHTTPHeaderField: name)
    }
    let (data, response) = try await session.data(for: request)
    let http = try #require(response as? HTTPURLResponse)
    let answer = Answer(status: http.statusCode, body: data) {
      http.value(forHTTPHeaderField: $0)
    }
    let complaints = OpenAPIContract.shared.complaints(
      method, path.components(separatedBy: "?")[0], answer)
    #expect(complaints.isEmpty, "\(complaints)")
    return answer
  }

  /// Adds a person who is like all others but for the given fields.
  func add(_ fields: [String: JSONValue] = [:], key: String = "") async throws -> Answer {
    try await send(
      "POST", "/employees", json: person(fields), headers: ["Idempotency-Key": key])
  }
}

extension Answer {
  /// The body, which has to be JSON to the letter.
  var json: JSONValue {
    get throws { try JSONReader.value(of: Array(body)) }
  }

  /// `field code` for each error of a problem.
  var complaints: [String] {
    get throws {
      try json["errors"]?.elements.map {
        "\($0["field"]?.string ?? "?") \($0["code"]?.string ?? "?")"
      } ?? []
    }
  }
}
