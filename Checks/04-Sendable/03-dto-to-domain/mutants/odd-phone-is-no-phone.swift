// refused by: checks — a phone is not worth an error, so `try?` makes nil of whatever is no text

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

// Of no actor, and so is its `==`. It knows nothing of the server.
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

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    id = try fields.decode(Int.self, forKey: .id)
    name = try fields.decode(String.self, forKey: .name)
    department = try fields.decodeIfPresent(String.self, forKey: .department)
    phone = try? fields.decode(String.self, forKey: .phone)
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
