// A generic fetch
//
// `HTTPClient` is an actor, so results of `fetch` cross to the caller, and not every `Decodable`
// type may. Nor may every client leave the main actor. The compiler refuses. This file is built in
// app mode.
//
// Goal: the file builds, and the protocol says what may cross.
//
// - Any client, also a struct, may be handed to any code, as `any HTTPClientProtocol`.
// - `fetch` takes each `Sendable` type that can be decoded anywhere. `fetch` takes no type whose
//   conformance is isolated to the main actor.
// - `HTTPClient` stays an actor. Each `fetch` sends one request, counted before `reply` is called.
//   `fetch` decodes off the main actor; `work` gets each reply's size.
//
// Up to you: overlapping requests; calls cancelled beforehand.

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
    team.append(try await client.fetch(Employee.self, from: "employees/\(id)"))
  }
  return team
}

// MARK: - Your turn

// Each client may be handed over, so a model may keep one and give it to others.
nonisolated protocol HTTPClientProtocol: Sendable {
  // The value crosses to the caller, and the conformance to wherever it is decoded.
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
