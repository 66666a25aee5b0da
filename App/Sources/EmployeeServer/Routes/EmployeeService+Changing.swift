import Foundation
import LoopbackHTTP

extension EmployeeService {
  func addEmployee(_ request: ServerRequest, _ body: Data) async throws -> ServerResponse {
    try QueryItems(request.query).refuseAll()
    let draft = try EmployeeDraft(json: body)
    let employee = try await telling { try await repository.add(draft) }
    var response = try ServerResponse.json(employee, status: .created)
    response.headers["Location"] = "/employees/\(employee.id)"
    return response
  }

  func replaceEmployee(
    _ id: Int64, _ request: ServerRequest, _ body: Data
  ) async throws -> ServerResponse {
    try QueryItems(request.query).refuseAll()
    let draft = try EmployeeDraft(json: body)
    let employee = try await telling { try await repository.replace(id: id, with: draft) }
    guard let employee else { throw Problem.noEmployee(id) }
    return try .json(employee)
  }

  func removeEmployee(_ id: Int64, _ request: ServerRequest) async throws -> ServerResponse {
    try QueryItems(request.query).refuseAll()
    guard try await repository.remove(id: id) else { throw Problem.noEmployee(id) }
    return ServerResponse(status: .noContent)
  }

  /// Turns a conflict with what is there into a problem that names the field.
  private func telling<Value>(_ change: () async throws -> Value) async throws -> Value {
    do {
      return try await change()
    } catch EmployeeRepository.Conflict.emailTaken {
      throw Problem(
        .conflict, kind: "conflict", title: "The employee conflicts with another one.",
        detail: "Nothing was changed.",
        errors: [
          .init(field: "email", code: .taken, message: "Somebody else has this email address.")
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
