// Free the model
//
// `fetch` decodes off the main actor, so it takes only types that can be decoded there. In app
// mode, in which this file is built, `Employee` and `Office` are isolated to the main actor, and so
// are their conformances to `Decodable`. The compiler refuses them for that, although `show(_:)` is
// on the main actor.
//
// Goal: `Employee` and `Office` can be decoded on any thread.
//
// - Both accept the same replies as now, and read the same values from them.
// - `DirectoryServer` decodes off the main actor, and takes only types that allow it.
// - `DirectoryModel` stays on the main actor.
//
// Up to you: whether the two stay structs.

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

// Plain nonisolated data: it is made, read and decoded wherever it is needed.
nonisolated struct Employee: Decodable {
  let id: Int
  let name: String
  let city: String
}

nonisolated struct Office: Decodable {
  let street: String
  let floor: Int?
}
