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

// Nonisolated, and so is its `==`. It knows nothing of the server.
nonisolated struct Employee: Equatable {
  let id: Int
  let name: String
  let department: String?
  let phone: String?
}

/// One record, as the server writes it.
nonisolated struct EmployeeDTO: Decodable {
  let id: Int
  let name: String
  let department: String?
  let phone: String?

  // The names of the server end here.
  enum CodingKeys: String, CodingKey {
    case id = "employee_id"
    case name = "full_name"
    case department = "department_name"
    case phone = "phone_number"
  }
}

@concurrent
func readEmployees(from reply: ServerReply) async throws -> [Employee] {
  // What has to be there is no optional in the DTO, so decoding throws where it is not.
  try reply.decoded(as: [EmployeeDTO].self).map { record in
    Employee(
      id: record.id,
      name: record.name,
      department: record.department,
      // `map` of an optional leaves nil as it is.
      phone: record.phone.map { phone in reply.digits(of: phone) })
  }
}
