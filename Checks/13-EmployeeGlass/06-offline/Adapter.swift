import Foundation
public import OfflineSubject

@testable import EmployeeGlass

/// Hands the learner's part of the repository to the checks, alone and inside the app.
public func makeSubject() -> OfflineSubject::Subject {
  typealias Directory = OfflineSubject::Subject.Directory
  typealias State = OfflineSubject::Subject.State
  return OfflineSubject::Subject {
    @MainActor
    (
      page: @escaping @Sendable (Swift::String?) async throws -> OfflineSubject::Subject.Page,
      now: @escaping @Sendable () -> Swift::Int,
      work: @escaping @Sendable (Swift::Int) -> Swift::Void
    ) -> Directory in
    let repository: EmployeeGlass::EmployeeRepository = EmployeeGlass::EmployeeRepository(
      service: Service(ask: page),
      now: { @Sendable () -> Foundation::Date in
        Foundation::Date(timeIntervalSince1970: Swift::Double(now()))
      }, work: work)
    return Directory(
      refresh: { @MainActor () async -> Swift::Void in await repository.refresh() },
      beginLoad: { @Sendable () -> Swift::Void in
        _ = Task { @EmployeeGlass::DataLayer () async -> Swift::Void in await repository.refresh() }
      },
      apply: {
        @MainActor (names: [Swift::Int: Swift::String?]) async throws -> [Swift::Int] in
        var changes: [EmployeeGlass::Employee.ID: EmployeeGlass::Employee?] = [:]
        for (id, name): (Swift::Int, Swift::String?) in names {
          changes.updateValue(
            name.Swift::map { (name: Swift::String) -> EmployeeGlass::Employee in person(id, name)
            },
            forKey: id)
        }
        return try await repository.apply(changes).sorted()
      },
      retitle: { @MainActor (id: Swift::Int, title: Swift::String) async throws -> [Swift::Int] in
        try await repository.apply([id: person(id, "Person \(id)", title: title)])
      },
      lose: { @MainActor (failure: OfflineSubject::Subject.Failure) async -> Swift::Void in
        await repository.connectionLost(error(failure))
      },
      comeBack: { @MainActor () async -> Swift::Void in await repository.connectionReturned() },
      state: { @MainActor () async -> State in
        let state: EmployeeGlass::RepositoryState = await repository.state
        return State(
          version: state.version, isLoading: state.progress != nil, problem: state.problem?.title,
          updated: state.lastUpdated.Swift::map { (date: Foundation::Date) -> Swift::Int in
            Swift::Int(date.timeIntervalSince1970)
          })
      },
      names: { @MainActor () async -> [Swift::String] in
        let snapshot: EmployeeGlass::DirectorySnapshot? = try? await repository.snapshot(
          for: EmployeeGlass::DirectoryQuery())
        return names(snapshot?.sections ?? [])
      },
      window: { @MainActor () -> OfflineSubject::Subject.Window in
        let model: EmployeeGlass::DirectoryModel = EmployeeGlass::DirectoryModel(
          repository: repository)
        return OfflineSubject::Subject.Window(
          appear: { @MainActor () async -> Swift::Void in await model.windowAppeared() },
          names: { @MainActor () -> [Swift::String] in names(model.sections) },
          isOld: { @MainActor () -> Swift::Bool in model.isOld })
      })
  }
}

private func names(_ sections: [EmployeeGlass::DirectorySection]) -> [Swift::String] {
  var people: [EmployeeGlass::Employee] = []
  for section: EmployeeGlass::DirectorySection in sections {
    for employee: EmployeeGlass::Employee in section.employees { people.append(employee) }
  }
  people.sort { (first: EmployeeGlass::Employee, second: EmployeeGlass::Employee) -> Swift::Bool in
    first.id < second.id
  }
  return people.Swift::map { (employee: EmployeeGlass::Employee) -> Swift::String in employee.name }
}

nonisolated private func error(
  _ failure: OfflineSubject::Subject.Failure
) -> EmployeeGlass::EmployeeServiceError {
  switch failure {
  case .unreachable: return .unreachable
  case .timedOut: return .timedOut
  case .unavailable: return .refused(status: 503, words: nil)
  case .malformed: return .malformed("nonsense")
  }
}

nonisolated private func person(
  _ id: Swift::Int, _ name: Swift::String, title: Swift::String = "Linguist"
) -> EmployeeGlass::Employee {
  EmployeeGlass::Employee(
    id: id, name: name, sortName: name, department: "Research", title: title,
    email: "person@employees.example", phone: nil, office: "London",
    startDate: EmployeeGlass::CalendarDay(year: 2020, month: 1, day: 1)!, managerID: nil,
    avatarPath: "/employees/\(id)/avatar")
}

nonisolated private struct Service: EmployeeGlass::EmployeeService {
  let ask: @Sendable (Swift::String?) async throws -> OfflineSubject::Subject.Page

  @concurrent func page(after cursor: Swift::String?) async throws -> EmployeeGlass::EmployeePage {
    do {
      let page: OfflineSubject::Subject.Page = try await ask(cursor)
      return EmployeeGlass::EmployeePage(
        employees: page.ids.Swift::map { (id: Swift::Int) -> EmployeeGlass::Employee in
          person(id, "Person \(id)")
        }, total: page.total, nextCursor: page.next)
    } catch let failure as OfflineSubject::Subject.Failure {
      throw error(failure)
    }
  }

  @concurrent func avatar(at path: Swift::String) async throws -> EmployeeGlass::PixelImage {
    throw EmployeeGlass::EmployeeServiceError.unreachable
  }
}
