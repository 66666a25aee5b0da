import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends files to the employee server.
nonisolated final class HTTPImportService: ImportService {
  /// In bytes: a hundred faults whose texts are as long as they may be.
  static let longestAnswer = 1 << 19

  private let server: URL
  private let client = HTTPClient()

  init(server: URL) { self.server = server }

  @concurrent func send(_ file: ImportFile) async throws -> ImportStatus {
    var request = try request(
      "POST", "/employees/import", [URLQueryItem(name: "id", value: file.id)])
    request.setValue("text/csv", forHTTPHeaderField: "Content-Type")
    // A file takes as long as it takes; the server ends a connection that stands still for a minute. Each has a client
    // of its own: a connection that had another request before is tried again in silence when it breaks.
    let sender = HTTPClient(silence: 90, whole: 86_400)
    let answer = try await file.url.lent {
      try await sender.answer(to: request, sending: file.url, limit: Self.longestAnswer)
    }
    return try status(answer, file.id)
  }

  @concurrent func status(of id: String) async throws -> ImportStatus? {
    try await known(request("GET", "/imports/\(id)"), id)
  }

  @concurrent func cancel(_ id: String) async throws -> ImportStatus? {
    try await known(request("DELETE", "/imports/\(id)"), id)
  }

  func faultList(of id: String) -> URL? { URL(server: server, path: "/imports/\(id)/faults") }

  private func request(
    _ method: String, _ path: String, _ query: [URLQueryItem] = []
  ) throws -> URLRequest {
    guard let url = URL(server: server, path: path, query: query) else {
      throw EmployeeServiceError.unreachable
    }
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    return request
  }

  private func known(_ request: URLRequest, _ id: String) async throws -> ImportStatus? {
    let answer = try await client.answer(to: request, limit: Self.longestAnswer)
    return answer.status == 404 ? nil : try status(answer, id)
  }

  private func status(_ answer: HTTPAnswer, _ id: String) throws -> ImportStatus {
    guard answer.status == 200 else { throw refusal(answer) }
    guard answer.contentType == "application/json" else {
      throw EmployeeServiceError.wrongContentType(answer.contentType)
    }
    return try ImportStatus(json: answer.body, id: id)
  }

  /// What an answer says that is no success; nothing of it is believed.
  private func refusal(_ answer: HTTPAnswer) -> any Error {
    struct Problem: Decodable {
      struct Field: Decodable {
        let field: String
        let message: String
      }
      let type: String?
      let errors: [Field]?
    }
    let problem = try? JSONDecoder().decode(Problem.self, from: answer.body)
    let kind = problem?.type?.split(separator: ":").last
    switch (answer.status, kind) {
    case (409, "import-runs"): return ImportError.runsAlready
    case (413, _): return ImportError.tooLarge
    case (422, "other-file"): return ImportError.otherFile
    case (422, "invalid-import"):
      // The heading is the first line.
      let faults = (problem?.errors ?? []).prefix(ImportStatus.mostFaults).compactMap {
        ImportFault(line: 1, $0.field, $0.message)
      }
      return ImportError.invalid(words: answer.problemWords, faults: faults)
    default:
      return EmployeeServiceError.refused(status: answer.status, words: answer.problemWords)
    }
  }
}
