import Foundation
public import GenericFetchSubject
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
    let client: GenericFetch::HTTPClient = GenericFetch::HTTPClient(reply: reply, work: work)
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
      show: { (ids: [Int]) async throws -> Void in try await model.show(ids) },
      team: { () -> [String] in
        model.team.Swift::map { (employee: GenericFetch::Employee) -> String in
          "\(employee.id) \(employee.name)"
        }
      }
    )
  }
}

/// Notes where it is decoded.
private nonisolated struct Place: Decodable, Sendable {
  let isMainActor: Bool

  init(from decoder: any Decoder) throws {
    isMainActor = MainActorProbe.isOnMainActor
  }
}
