// refused by: checks — the models are free, but the model decodes them itself now, on the main actor
// whole: `show` decodes the replies itself, without `fetch`
// Free the model
//
// `fetch` decodes away from the main actor, so it takes only what may be decoded there. In app mode
// a type without an annotation is isolated to the main actor, and so is its way of being decoded.
// The compiler refuses `Employee` and `Office` for that, although `show(_:)` is on the main actor.
//
// Goal: `Employee` and `Office` can be decoded on any thread. Which replies they accept and what they
// read from them stays as it is. `DirectoryServer` and `DirectoryModel` are right as they are: the
// one decodes away from the main actor and takes nothing that may not, the other stays on it.

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
    let decoder = JSONDecoder()
    let employee = try await decoder.decode(
      Employee.self, from: server.reply("employees/\(id)"))
    office = try await decoder.decode(Office.self, from: server.reply("offices/\(employee.city)"))
    self.employee = employee
  }
}

// MARK: - Your turn

nonisolated struct Employee: Decodable {
  let id: Int
  let name: String
  let city: String
}

nonisolated struct Office: Decodable {
  let street: String
  let floor: Int?
}
