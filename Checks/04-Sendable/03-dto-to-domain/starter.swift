// From DTO to domain
//
// The server has its own way of writing an employee:
//
//   { "employee_id": 7, "full_name": "Ada", "department_name": null, "phone_number": "+44 20-41" }
//
// `readEmployees` picks the fields out of a dictionary, on the main actor. A missing field becomes
// an empty text, or 0. This file is built in app mode.
//
// Goal: `readEmployees` makes an employee of each record, in the same order, off the main actor.
// - `reply.decoded` decodes the records as a type of the server's shape (a data transfer object,
//   DTO).
// - A department or phone that is null or missing is nil; an empty text stays empty, a name too.
// - Each phone is the result of a call of `reply.digits(of:)`, also when that is empty.
// - A record without id or name is an error, and so is a value of another type.
// - `Employee` keeps its four properties, and is not `Decodable`. Two are equal when all four are,
//   and only then; any code can ask that.

import Foundation
import Observation

// MARK: - Given

nonisolated struct ServerReply: Sendable {
  let json: Data
  /// Hears how many units of work were done.
  let work: @Sendable (Int) -> Void

  func decoded<Value: Decodable & Sendable>(
    as type: Value.Type, by decoder: JSONDecoder = JSONDecoder()
  ) throws -> Value {
    work(json.count)
    return try decoder.decode(type, from: json)
  }

  func digits(of phone: String) -> String {
    work(40)
    return phone.filter { character in character.isNumber }
  }
}

@Observable
final class DirectoryModel {
  private(set) var employees: [Employee] = []

  func show(_ reply: ServerReply) async throws {
    let new = try await readEmployees(from: reply)
    if new != employees { employees = new }
  }
}

// MARK: - Your turn

struct Employee: Equatable {
  let id: Int
  let name: String
  let department: String?
  let phone: String?
}

// TODO: Decode a type of the server's shape, and make employees of it, off the main actor.
func readEmployees(from reply: ServerReply) async throws -> [Employee] {
  let records = try JSONSerialization.jsonObject(with: reply.json) as? [[String: Any]]
  return (records ?? []).map { record in
    Employee(
      id: record["employee_id"] as? Int ?? 0,
      name: record["full_name"] as? String ?? "",
      department: record["department_name"] as? String ?? "",
      phone: reply.digits(of: record["phone_number"] as? String ?? ""))
  }
}
