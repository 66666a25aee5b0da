import Foundation
public import GenericFetchSubject
import Synchronization
import WorkshopSupport

@testable import GenericFetch

/// Hands the learner's client, and a model that has it, to the checks.
public func makeSubject() -> GenericFetchSubject::Subject {
  GenericFetchSubject::Subject {
    (
      reply: @escaping GenericFetchSubject::Subject.Reply,
      work: @escaping GenericFetchSubject::Subject.Work
    ) -> GenericFetchSubject::Subject.Directory
    in
    let counts: WorkshopSupport::SynchronizedArray<Int> = WorkshopSupport::SynchronizedArray<Int>()
    let itself: ClientBox = ClientBox()
    let client: GenericFetch::HTTPClient = GenericFetch::HTTPClient(
      reply: { (path: String) async throws -> Data in
        // Where `reply` is called on the client, this asks without a wait.
        if let client: GenericFetch::HTTPClient = itself.client.withLock({ $0 }) {
          counts.append(await client.requestCount)
        }
        return try await reply(path)
      },
      work: work)
    itself.client.withLock { $0 = client }
    let model: GenericFetch::DirectoryModel = GenericFetch::DirectoryModel(client: client)
    return GenericFetchSubject::Subject.Directory(
      fetch: { (path: String) async throws -> String in
        let employee: GenericFetch::Employee = try await client.fetch(
          GenericFetch::Employee.self, from: path)
        return "\(employee.id) \(employee.name)"
      },
      decodesOnMainActor: { (path: String) async throws -> Bool in
        let place: Place = try await client.fetch(Place.self, from: path)
        return place.isMainActor
      },
      fetchOther: {
        (kind: GenericFetchSubject::Subject.Kind, path: String) async throws -> String in
        try await fetch(kind, from: path, with: client)
      },
      requestCount: { () async -> Int in await client.requestCount },
      countsWhenSent: { () -> [Int] in counts.all },
      show: { (ids: [Int]) async throws -> Void in try await model.show(ids) },
      team: { () -> [String] in
        model.team.Swift::map { (employee: GenericFetch::Employee) -> String in
          "\(employee.id) \(employee.name)"
        }
      }
    )
  }
}

@MainActor
private func fetch(
  _ kind: GenericFetchSubject::Subject.Kind, from path: String,
  with client: GenericFetch::HTTPClient
) async throws -> String {
  switch kind {
  case .employees:
    let employees: [GenericFetch::Employee] = try await client.fetch(
      [GenericFetch::Employee].self, from: path)
    return employees.Swift::map { (employee: GenericFetch::Employee) -> String in
      "\(employee.id) \(employee.name)"
    }.Swift::joined(separator: ", ")
  case .numbers:
    let numbers: [Int] = try await client.fetch([Int].self, from: path)
    return "\(numbers)"
  case .number:
    let number: Int? = try await client.fetch(Int?.self, from: path)
    return if let number { "\(number)" } else { "nil" }
  case .text:
    let text: String = try await client.fetch(String.self, from: path)
    return text
  case .bytes:
    let bytes: Data = try await client.fetch(Data.self, from: path)
    return "\([UInt8](bytes))"
  case .fullName:
    let name: FullName = try await client.fetch(FullName.self, from: path)
    return "\(name.first) \(name.lastName)"
  }
}

/// Has keys that are no names of properties, and one that looks like many words.
private nonisolated struct FullName: Decodable, Sendable {
  let first: String
  let lastName: String

  enum CodingKeys: String, CodingKey {
    case first = "first_name"
    case lastName
  }
}

/// Has a client that is made after it.
private nonisolated final class ClientBox: Sendable {
  let client: Mutex<GenericFetch::HTTPClient?> = Mutex<GenericFetch::HTTPClient?>(nil)
}

/// Notes where it is decoded.
private nonisolated struct Place: Decodable, Sendable {
  let isMainActor: Bool

  init(from decoder: any Decoder) throws {
    isMainActor = MainActorProbe.isOnMainActor
  }
}
