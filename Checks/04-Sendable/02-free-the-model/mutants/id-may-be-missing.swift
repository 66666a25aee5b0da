// refused by: checks — a decoder by hand, and a reply without an id becomes number 0

import Foundation
import Observation

// MARK: - Given

nonisolated struct DirectoryServer: Sendable {
  let reply: @Sendable (_ path: String) async throws -> Data
  /// Hears how many units of work were done.
  let work: @Sendable (Int) -> Void

  @concurrent
  func fetch<Value: Decodable & Sendable>(
    _ type: Value.Type, from path: String
  ) async throws -> Value {
    let data = try await reply(path)
    work(data.count)
    return try JSONDecoder().decode(Value.self, from: data)
  }
}

@Observable
final class DirectoryModel {
  private(set) var employee: Employee?
  private(set) var office: Office?
  private let server: DirectoryServer

  init(server: DirectoryServer) {
    self.server = server
  }

  func show(_ id: Int) async throws {
    let employee = try await server.fetch(Employee.self, from: "employees/\(id)")
    office = try await server.fetch(Office.self, from: "offices/\(employee.city)")
    self.employee = employee
  }
}

// MARK: - Your turn

// Plain data of no actor: it is made, read and decoded wherever somebody needs it.
nonisolated struct Employee: Decodable {
  let id: Int
  let name: String
  let city: String

  enum CodingKeys: CodingKey { case id, name, city }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    id = try fields.decodeIfPresent(Int.self, forKey: .id) ?? 0
    name = try fields.decode(String.self, forKey: .name)
    city = try fields.decode(String.self, forKey: .city)
  }
}

nonisolated struct Office: Decodable {
  let street: String
  let floor: Int?
}
