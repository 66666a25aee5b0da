public import DtoToDomainSubject
import Foundation

@testable import DtoToDomain

/// Hands the learner's model to the checks.
public func makeSubject() -> DtoToDomainSubject::Subject {
  DtoToDomainSubject::Subject { () -> DtoToDomainSubject::Subject.Model in
    let model: DtoToDomain::DirectoryModel = DtoToDomain::DirectoryModel()
    return DtoToDomainSubject::Subject.Model(
      show: {
        (json: Foundation::Data, work: @escaping DtoToDomainSubject::Subject.Work) async throws
          -> Void
        in
        let reply: DtoToDomain::ServerReply = DtoToDomain::ServerReply(json: json, work: work)
        try await model.show(reply)
      },
      employees: { () -> [DtoToDomainSubject::Subject.Employee] in
        model.employees.map {
          (employee: DtoToDomain::Employee) -> DtoToDomainSubject::Subject.Employee in
          DtoToDomainSubject::Subject.Employee(
            id: employee.id, name: employee.name, department: employee.department,
            phone: employee.phone)
        }
      }
    )
  }
}
