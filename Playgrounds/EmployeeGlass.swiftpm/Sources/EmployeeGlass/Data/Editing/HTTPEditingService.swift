import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Changes people on the employee server.
nonisolated final class HTTPEditingService: EditingService {
  /// In bytes. One person is far below it.
  static let longestAnswer = 1 << 16

  private let server: URL
  private let client = HTTPClient()

  init(server: URL) { self.server = server }

  @concurrent func current(_ id: Employee.ID) async throws -> TaggedEmployee {
    try await tagged(request("GET", "/employees/\(id)"), status: 200)
  }

  @concurrent func save(
    _ draft: EmployeeDraft, as id: Employee.ID, ifStill tag: String
  ) async throws -> TaggedEmployee {
    var request = try request("PUT", "/employees/\(id)", try draft.json())
    request.setValue(tag, forHTTPHeaderField: "If-Match")
    return try await tagged(request, status: 200)
  }

  @concurrent func add(_ draft: EmployeeDraft, key: String) async throws -> TaggedEmployee {
    var request = try request("POST", "/employees", try draft.json())
    request.setValue(key, forHTTPHeaderField: "Idempotency-Key")
    return try await tagged(request, status: 201)
  }

  @concurrent func remove(_ id: Employee.ID, ifStill tag: String) async throws {
    var request = try request("DELETE", "/employees/\(id)")
    request.setValue(tag, forHTTPHeaderField: "If-Match")
    let answer = try await client.answer(to: request, limit: Self.longestAnswer)
    guard answer.status == 204 else { throw refusal(answer) }
  }

  @concurrent func restore(_ id: Employee.ID) async throws -> TaggedEmployee {
    try await tagged(request("POST", "/employees/\(id)/restoration", Data("{}".utf8)), status: 200)
  }

  private func request(_ method: String, _ path: String, _ body: Data? = nil) throws -> URLRequest {
    guard let url = URL(server: server, path: path) else {
      throw EmployeeServiceError.unreachable
    }
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    if let body {
      request.httpBody = body
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    return request
  }

  private func tagged(_ request: URLRequest, status: Int) async throws -> TaggedEmployee {
    let answer = try await client.answer(to: request, limit: Self.longestAnswer)
    guard answer.status == status else { throw refusal(answer) }
    guard answer.contentType == "application/json" else {
      throw EmployeeServiceError.wrongContentType(answer.contentType)
    }
    return TaggedEmployee(employee: try Employee(json: answer.body), tag: try answer.checkedTag)
  }

  /// What an answer says that is no success; nothing of it is believed.
  private func refusal(_ answer: HTTPAnswer) -> any Error {
    struct Problem: Decodable {
      struct Field: Decodable {
        let field: String
        let message: String

        var isShowable: Bool {
          [field, message].allSatisfy {
            $0.utf8.count <= Employee.longestText && $0.isShowable
          }
        }
      }
      let errors: [Field]?
      let current: EmployeeDTO?
    }
    let problem = try? JSONDecoder().decode(Problem.self, from: answer.body)
    switch answer.status {
    case 404: return EditingError.isGone
    case 412:
      guard let now = problem?.current, let employee = try? Employee(now),
        let tag = try? answer.checkedTag
      else { break }
      return EditingError.changedMeanwhile(TaggedEmployee(employee: employee, tag: tag))
    case 409: return EditingError.invalid([.email: "Another person has this address."], words: nil)
    case 422:
      var fields: [EmployeeField: String] = [:]
      // Of a field that no form has, such as the manager.
      var others: String?
      for error in (problem?.errors ?? []).prefix(20) where error.isShowable {
        if let field = EmployeeField(rawValue: error.field) {
          fields[field] = fields[field] ?? error.message
        } else {
          others = others ?? "\(error.field): \(error.message)"
        }
      }
      return EditingError.invalid(
        fields, words: others ?? (fields.isEmpty ? answer.problemWords : nil))
    default: break
    }
    return EmployeeServiceError.refused(status: answer.status, words: answer.problemWords)
  }
}

nonisolated extension HTTPAnswer {
  /// An entity tag that can be sent back as it is.
  fileprivate var checkedTag: String {
    get throws {
      guard let tag = entityTag, tag.utf8.count <= 200, tag.hasPrefix("\""), tag.hasSuffix("\""),
        tag.utf8.count >= 2, tag.utf8.allSatisfy({ (0x21...0x7e).contains($0) })
      else { throw EmployeeServiceError.malformed("The answer has no entity tag.") }
      return tag
    }
  }
}

nonisolated extension Employee {
  /// Reads one employee, of which nothing is believed.
  ///
  /// - Throws: `EmployeeServiceError.malformed`.
  init(json: Data) throws {
    let record: EmployeeDTO
    do {
      record = try JSONDecoder().decode(EmployeeDTO.self, from: json)
    } catch {
      throw EmployeeServiceError.malformed("The employee is not what was agreed on: \(error)")
    }
    try self.init(record)
  }
}
