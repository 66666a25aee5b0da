import Foundation
import LoopbackHTTP

extension EmployeeService {
  func addEmployee(_ request: ServerRequest, _ body: Data) async throws -> ServerResponse {
    try QueryItems(request.query).refuseAll()
    let key = try request.idempotencyKey()
    let draft = try EmployeeDraft(json: body)
    let answer = try await telling { try await repository.add(draft, key: key) }
    var response = ServerResponse.kept(answer)
    response.headers["Location"] = "/employees/\(answer.id)"
    return response
  }

  func replaceEmployee(
    _ id: Int64, _ request: ServerRequest, _ body: Data
  ) async throws -> ServerResponse {
    try QueryItems(request.query).refuseAll()
    let match = try request.requiredMatch()
    let draft = try EmployeeDraft(json: body)
    let employee = try await telling {
      try await repository.replace(id: id, with: draft, match: match)
    }
    guard let employee else { throw Problem.noEmployee(id) }
    return try .json(employee)
  }

  func removeEmployee(_ id: Int64, _ request: ServerRequest) async throws -> ServerResponse {
    try QueryItems(request.query).refuseAll()
    let match = try request.requiredMatch()
    let wasThere = try await telling { try await repository.remove(id: id, match: match) }
    guard wasThere else { throw Problem.noEmployee(id) }
    return ServerResponse(status: .noContent)
  }

  func restoreEmployee(
    _ id: Int64, _ request: ServerRequest, _ body: Data
  ) async throws -> ServerResponse {
    try QueryItems(request.query).refuseAll()
    var reader = FieldReader(try EmployeeDraft.members(of: body))
    reader.finish(readOnly: [])
    guard reader.errors.isEmpty else { throw Problem.invalidEmployee(reader.errors) }
    let employee = try await telling { try await repository.restore(id: id) }
    guard let employee else { throw Problem(.notFound, "No removal of this employee is known.") }
    return try .json(employee)
  }

  /// Turns a conflict with what is there into a problem that names the field.
  func telling<Value>(_ change: () async throws -> Value) async throws -> Value {
    do {
      return try await change()
    } catch EmployeeRepository.Conflict.emailTaken {
      throw Problem(
        .conflict, kind: "conflict", title: "The employee conflicts with another one.",
        detail: "Nothing was changed.",
        errors: [
          .init(field: "email", code: .taken, message: "Somebody else has this email address.")
        ])
    } catch EmployeeRepository.Conflict.changed(let current) {
      throw try Problem.lostRace(current)
    } catch EmployeeRepository.Conflict.keyReused {
      throw Problem(
        .unprocessableContent, kind: "key-reused", title: "The key stands for another request.",
        detail: "Nothing was changed. A key is for one request and its repetitions.",
        errors: [
          .init(
            field: "Idempotency-Key", code: .otherRequest,
            message: "This key came with another body or path.")
        ])
    } catch EmployeeRepository.Conflict.noSuchManager {
      throw Problem.invalidEmployee([
        .init(
          field: "manager_id", code: .noSuchEmployee, message: "There is no employee with this id.")
      ])
    } catch EmployeeRepository.Conflict.circularManager {
      throw Problem.invalidEmployee([
        .init(
          field: "manager_id", code: .circular,
          message: "This manager would work for the employee, directly or not.")
      ])
    }
  }
}

extension ServerResponse {
  /// The answer to a request that made something: the first time or again.
  static func kept(_ answer: KeptAnswer) -> ServerResponse {
    ServerResponse(
      status: .created,
      headers: ["Content-Type": "application/json", "Cache-Control": "no-store"],
      body: answer.body)
  }
}
