// From DTO to domain
//
// The server's employee is not the app's:
//
//   { "employee_id": 7, "full_name": "Ada", "department_name": null, "phone_number": "+44 20-41" }
//
// `readEmployees` reads a dictionary, on the main actor, and missing fields become "" or 0. (App
// mode.)
//
// Goal: `readEmployees` makes an employee of each record, in order, off the main actor.
//
// - `reply.decoded` decodes a type of the server's shape (a data transfer object).
// - A null or missing department or phone is nil; empty text stays.
// - Each phone is a result of `reply.digits(of:)`, even an empty one.
// - A record without id or name, or with a value of another type, is an error.
// - `Employee` keeps its properties. `Employee` is not `Decodable`. Any code compares two employees
//   by all four.

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
