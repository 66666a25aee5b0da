// refused by: checks — a member of the team that cannot be fetched is left out, and the caller hears of no error
// whole: `fetchTeam` skips an employee whose fetch throws
// A generic fetch
//
// `HTTPClient` is an actor, so what `fetch` returns crosses from it to the caller, and may be anything
// that is `Decodable`: the compiler refuses. The model has a client too, and hands it to code that
// leaves the main actor. Mend the first error, and the compiler has a word to say about that.
//
// Goal: the file builds, and these promises stand in the protocol. Each type that conforms to
// `HTTPClientProtocol` may be handed to any code, `any HTTPClientProtocol` included. `fetch` takes
// each `Sendable` type that may be decoded anywhere, and none that is decoded on the main actor
// alone. `HTTPClient` stays an actor, counts each request when it is sent, and never decodes on the
// main actor. An actor is not the only client: a struct can conform too.

import Foundation

// MARK: - Given

nonisolated struct Employee: Decodable {
  let id: Int
  let name: String
}

final class DirectoryModel {
  private(set) var team: [Employee] = []
  private let client: any HTTPClientProtocol

  init(client: any HTTPClientProtocol) {
    self.client = client
  }

  func show(_ ids: [Int]) async throws {
    team = try await fetchTeam(ids, with: client)
  }
}

@concurrent
func fetchTeam(_ ids: [Int], with client: any HTTPClientProtocol) async throws -> [Employee] {
  var team: [Employee] = []
  for id in ids {
    guard let employee = try? await client.fetch(Employee.self, from: "employees/\(id)") else {
      continue
    }
    team.append(employee)
  }
  return team
}

// MARK: - Your turn

nonisolated protocol HTTPClientProtocol: Sendable {
  func fetch<Value: Decodable & Sendable>(
    _ type: Value.Type, from path: String
  ) async throws -> Value
}

actor HTTPClient: HTTPClientProtocol {
  private(set) var requestCount = 0
  private let reply: @Sendable (_ path: String) async throws -> Data
  /// Hears how many units of work were done.
  private let work: @Sendable (Int) -> Void

  init(
    reply: @escaping @Sendable (_ path: String) async throws -> Data,
    work: @escaping @Sendable (Int) -> Void
  ) {
    self.reply = reply
    self.work = work
  }

  func fetch<Value: Decodable & Sendable>(
    _ type: Value.Type, from path: String
  ) async throws -> Value {
    requestCount += 1
    let data = try await reply(path)
    work(data.count)
    return try JSONDecoder().decode(type, from: data)
  }
}
