public import DtoToDomainSubject
import Foundation

@testable import DtoToDomain

/// Hands the learner's model to the checks.
public func makeSubject() -> DtoToDomainSubject::Subject {
  DtoToDomainSubject::Subject(
    makeModel: { () -> DtoToDomainSubject::Subject.Model in
      let model: DtoToDomain::DirectoryModel = DtoToDomain::DirectoryModel()
      return DtoToDomainSubject::Subject.Model(
        show: {
          (json: Foundation::Data, work: @escaping DtoToDomainSubject::Subject.Work) async throws
            -> Void
          in
          let reply: DtoToDomain::ServerReply = DtoToDomain::ServerReply(json: json, work: work)
          try await model.show(reply)
        },
        employees: { () -> [String] in
          model.employees.Swift::map { (employee: DtoToDomain::Employee) -> String in
            let department: String = text(employee.department)
            return "\(employee.id) “\(employee.name)”, \(department), \(text(employee.phone))"
          }
        })
    },
    areEqual: { (left: Foundation::Data, right: Foundation::Data) async throws -> [Bool] in
      let models: [DtoToDomain::DirectoryModel] = [
        DtoToDomain::DirectoryModel(), DtoToDomain::DirectoryModel(),
      ]
      try await models[0].show(DtoToDomain::ServerReply(json: left) { (_: Int) -> Void in })
      try await models[1].show(DtoToDomain::ServerReply(json: right) { (_: Int) -> Void in })
      return Swift::zip(models[0].employees, models[1].employees).Swift::map {
        (one: DtoToDomain::Employee, other: DtoToDomain::Employee) -> Bool in
        one == other
      }
    })
}

private func text(_ value: String?) -> String {
  if let value { "“\(value)”" } else { "nil" }
}
