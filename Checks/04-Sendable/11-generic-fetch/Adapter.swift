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
