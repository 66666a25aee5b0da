import Foundation
public import FreeTheModelSubject
import WorkshopSupport

@testable import FreeTheModel

/// Hands the learner's model to the checks.
public func makeSubject() -> FreeTheModelSubject::Subject {
  FreeTheModelSubject::Subject {
    (
      reply: @escaping FreeTheModelSubject::Subject.Reply,
      work: @escaping FreeTheModelSubject::Subject.Work
    ) -> FreeTheModelSubject::Subject.Model
    in
    let server: FreeTheModel::DirectoryServer =
      FreeTheModel::DirectoryServer(reply: reply, work: work)
    let model: FreeTheModel::DirectoryModel = FreeTheModel::DirectoryModel(server: server)
    return FreeTheModelSubject::Subject.Model(
      show: { (id: Int) async throws -> Void in try await model.show(id) },
      decodesOnMainActor: { (path: String) async throws -> Bool in
        let place: Place = try await server.fetch(Place.self, from: path)
        return place.isMainActor
      },
      employee: { () -> String? in
        guard let employee: FreeTheModel::Employee = model.employee else { return nil }
        return "\(employee.id) \(employee.name), \(employee.city)"
      },
      office: { () -> String? in
        guard let office: FreeTheModel::Office = model.office else { return nil }
        guard let floor: Int = office.floor else { return "\(office.street) -" }
        return "\(office.street) \(floor)"
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
