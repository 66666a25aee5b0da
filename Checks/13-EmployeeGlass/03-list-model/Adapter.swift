import Foundation
public import ListModelSubject
import WorkshopSupport

@testable import EmployeeGlass

/// Hands the learner's part of the model to the checks, inside the app.
public func makeSubject() -> ListModelSubject::Subject {
  typealias Directory = ListModelSubject::Subject.Directory
  return ListModelSubject::Subject {
    @MainActor
    (
      page: @escaping @Sendable (Swift::String?) async throws -> ListModelSubject::Subject.Page,
      find: @escaping @Sendable () async throws -> Swift::Void,
      follows: @escaping @Sendable (Swift::Int) -> Swift::Void
    ) -> Directory in
    let repository: EmployeeGlass::EmployeeRepository = EmployeeGlass::EmployeeRepository(
      service: Service(ask: page),
      events: EmployeeGlass::EventSubscription(
        service: Events(follows: follows), clock: WorkshopSupport::ManualClock()))
    return Directory(
      window: { @MainActor () -> ListModelSubject::Subject.Window in
        window(
          EmployeeGlass::DirectoryModel(
            repository: repository,
            find: {
              @Sendable (query: EmployeeGlass::DirectoryQuery) async throws
                -> EmployeeGlass::DirectorySnapshot in
              try await find()
              return try await repository.snapshot(for: query)
            }))
      },
      rename: { @MainActor (id: Swift::Int, name: Swift::String) async throws -> Swift::Void in
        try await repository.apply([id: person(id, name)])
      })
  }
}

@MainActor private func window(
  _ model: EmployeeGlass::DirectoryModel
) -> ListModelSubject::Subject.Window {
  ListModelSubject::Subject.Window(
    appear: { @MainActor () async -> Swift::Void in await model.windowAppeared() },
    phase: { @MainActor () -> Swift::String in
      switch model.phase {
      case .loading(let progress):
        return "loading \(progress.loaded) of \(progress.total ?? 0)"
      case .loaded: return "loaded"
      case .noEmployees: return "no employees"
      case .noMatches: return "no matches"
      case .failed: return "failed"
      }
    },
    names: { @MainActor () -> [Swift::String] in
      var names: [Swift::String] = []
      for section: EmployeeGlass::DirectorySection in model.sections {
        for employee: EmployeeGlass::Employee in section.employees { names.append(employee.name) }
      }
      return names
    },
    isOld: { @MainActor () -> Swift::Bool in model.isOld },
    isIncomplete: { @MainActor () -> Swift::Bool in model.isIncomplete },
    search: { @MainActor (text: Swift::String) -> Swift::Void in model.searchText = text },
    pressRetry: { @MainActor () -> Swift::Void in model.retryButtonTapped() },
    pull: { @MainActor () async -> Swift::Void in await model.pulledToRefresh() })
}

nonisolated private func person(_ id: Swift::Int, _ name: Swift::String) -> EmployeeGlass::Employee
{
  EmployeeGlass::Employee(
    id: id, name: name, sortName: name, department: "Research", title: "Linguist",
    email: "person@employees.example", phone: nil, office: "London",
    startDate: EmployeeGlass::CalendarDay(year: 2020, month: 1, day: 1)!, managerID: nil,
    avatarPath: "/employees/\(id)/avatar")
}

nonisolated private struct Service: EmployeeGlass::EmployeeService {
  let ask: @Sendable (Swift::String?) async throws -> ListModelSubject::Subject.Page

  @concurrent func page(after cursor: Swift::String?) async throws -> EmployeeGlass::EmployeePage {
    do {
      let page: ListModelSubject::Subject.Page = try await ask(cursor)
      return EmployeeGlass::EmployeePage(
        employees: page.ids.Swift::map { (id: Swift::Int) -> EmployeeGlass::Employee in
          person(id, "Person \(id)")
        }, total: page.total, nextCursor: page.next)
    } catch is ListModelSubject::Subject.Unreachable {
      throw EmployeeGlass::EmployeeServiceError.unreachable
    }
  }

  @concurrent func avatar(at path: Swift::String) async throws -> EmployeeGlass::PixelImage {
    throw EmployeeGlass::EmployeeServiceError.unreachable
  }
}

/// Connections that are open at once, and stay so.
nonisolated private struct Events: EmployeeGlass::EventService {
  let follows: @Sendable (Swift::Int) -> Swift::Void

  func events(after id: Swift::String?) -> EmployeeGlass::EventConnection {
    let follows: @Sendable (Swift::Int) -> Swift::Void = follows
    typealias Continuation = EmployeeGlass::EventConnection.Pieces.Continuation
    return EmployeeGlass::EventConnection { (continuation: Continuation) -> Swift::Void in
      follows(1)
      continuation.onTermination = { @Sendable (_: Continuation.Termination) -> Swift::Void in
        follows(-1)
      }
      continuation.yield(Foundation::Data("id: 1\n\n".utf8))
    }
  }
}
