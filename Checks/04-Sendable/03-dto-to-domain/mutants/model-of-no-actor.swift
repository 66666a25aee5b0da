// refused by: gates — all types got the same word, the model of the screen too
// whole: `DirectoryModel` is nonisolated
// From DTO to domain
//
// The server has its own way of writing an employee:
//
//   { "employee_id": 7, "full_name": "Ada", "department_name": null, "phone_number": "+44 20-41" }
//
// `readEmployees` picks the fields out of a dictionary, on the main actor. What is missing becomes an
// empty text, or 0. And `==` of `Employee` is of no use to code outside the main actor.
//
// Goal: `readEmployees` has `reply.decoded` decode the records as a type of the server's shape (a data
// transfer object, DTO) and makes an employee of each, in the same order. Nothing of that happens on
// the main actor. A department or phone that is null or missing is nil; an empty one stays empty. Of
// a phone we keep what `reply.digits(of:)` gives. A record without id or name is an error.
// `Employee` has the same four properties and is not `Decodable`. It is equal when all four are, and
// any code can ask that.

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
nonisolated final class DirectoryModel {
  private(set) var employees: [Employee] = []

  func show(_ reply: ServerReply) async throws {
    let new = try await readEmployees(from: reply)
    if new != employees { employees = new }
  }
}

// MARK: - Your turn

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

  enum CodingKeys: String, CodingKey {
    case id = "employee_id"
    case name = "full_name"
    case department = "department_name"
    case phone = "phone_number"
  }
}

@concurrent
func readEmployees(from reply: ServerReply) async throws -> [Employee] {
  try reply.decoded(as: [EmployeeDTO].self).map { record in
    Employee(
      id: record.id,
      name: record.name,
      department: record.department,
      phone: record.phone.map { phone in reply.digits(of: phone) })
  }
}
