import Foundation
public import OneLoadSubject
import WorkshopSupport

@testable import EmployeeGlass

private typealias State = OneLoadSubject::Subject.State
private typealias Moment = OneLoadSubject::Subject.Moment

/// Hands the learner's repository to the checks, alone and inside the app.
public func makeSubject() -> OneLoadSubject::Subject {
  typealias Directory = OneLoadSubject::Subject.Directory
  return OneLoadSubject::Subject {
    @MainActor
    (
      page: @escaping @Sendable (Swift::String?) async throws -> OneLoadSubject::Subject.Page,
      now: @escaping @Sendable () -> Swift::Int,
      work: @escaping @Sendable (Swift::Int) -> Swift::Void,
      connect: (@Sendable () async throws -> Swift::Void)?
    ) -> Directory in
    let repository: EmployeeGlass::EmployeeRepository = EmployeeGlass::EmployeeRepository(
      service: Service(ask: page),
      events: connect.Swift::map {
        (connect: @escaping @Sendable () async throws -> Swift::Void)
          -> EmployeeGlass::EventSubscription in
        EmployeeGlass::EventSubscription(
          service: Events(connect: connect), clock: WorkshopSupport::ManualClock())
      },
      now: { @Sendable () -> Foundation::Date in
        Foundation::Date(timeIntervalSince1970: Swift::Double(now()))
      }, work: work)
    return Directory(
      loadIfNeeded: { @MainActor () async -> Swift::Void in await repository.loadIfNeeded() },
      refresh: { @MainActor () async -> Swift::Void in await repository.refresh() },
      state: { @MainActor () async -> State in words(await repository.state) },
      listen: {
        @MainActor (hear: @escaping @Sendable (State, Moment) -> Swift::Void) async -> Swift::Void
        in await listen(to: repository, hear)
      },
      look: { @Sendable (tell: @escaping @Sendable (Moment) -> Swift::Void) -> Swift::Void in
        _ = Task { @EmployeeGlass::DataLayer () async -> Swift::Void in tell(moment(repository)) }
      },
      ids: { @MainActor () async -> [Swift::Int] in
        let snapshot: EmployeeGlass::DirectorySnapshot? = try? await repository.snapshot(
          for: EmployeeGlass::DirectoryQuery())
        var ids: [Swift::Int] = []
        for section: EmployeeGlass::DirectorySection in snapshot?.sections ?? [] {
          for employee: EmployeeGlass::Employee in section.employees { ids.append(employee.id) }
        }
        return ids.sorted()
      },
      name: { @MainActor (id: Swift::Int) async -> Swift::String? in
        await repository.employee(id)?.name
      },
      rename: { @MainActor (id: Swift::Int, name: Swift::String) async throws -> Swift::Void in
        try await repository.apply([id: person(id, name)])
      },
      window: { @MainActor () -> OneLoadSubject::Subject.Window in
        let model: EmployeeGlass::DirectoryModel = EmployeeGlass::DirectoryModel(
          repository: repository)
        return OneLoadSubject::Subject.Window(
          appear: { @MainActor () async -> Swift::Void in await model.windowAppeared() },
          names: { @MainActor () -> [Swift::String] in
            var names: [Swift::String] = []
            for section: EmployeeGlass::DirectorySection in model.sections {
              for employee: EmployeeGlass::Employee in section.employees {
                names.append(employee.name)
              }
            }
            return names
          })
      })
  }
}

@EmployeeGlass::DataLayer private func moment(
  _ repository: EmployeeGlass::EmployeeRepository
) -> Moment {
  Moment(
    state: words(repository.state), isLoading: repository.loading != nil,
    roster: repository.roster.version)
}

/// In the data layer, so that a state is seen in the first turn that it is there for others.
@EmployeeGlass::DataLayer private func listen(
  to repository: EmployeeGlass::EmployeeRepository,
  _ hear: @escaping @Sendable (State, Moment) -> Swift::Void
) async {
  for await state: EmployeeGlass::RepositoryState in repository.states() {
    hear(words(state), moment(repository))
  }
}

nonisolated private func words(_ state: EmployeeGlass::RepositoryState)
  -> OneLoadSubject::Subject.State
{
  OneLoadSubject::Subject.State(
    version: state.version, loaded: state.progress?.loaded, problem: state.problem?.title,
    updated: state.lastUpdated.Swift::map { (date: Foundation::Date) -> Swift::Int in
      Swift::Int(date.timeIntervalSince1970)
    })
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
  let ask: @Sendable (Swift::String?) async throws -> OneLoadSubject::Subject.Page

  @concurrent func page(after cursor: Swift::String?) async throws -> EmployeeGlass::EmployeePage {
    do {
      let page: OneLoadSubject::Subject.Page = try await ask(cursor)
      return EmployeeGlass::EmployeePage(
        employees: page.ids.Swift::map { (id: Swift::Int) -> EmployeeGlass::Employee in
          person(id, "Person \(id)")
        }, total: page.total, nextCursor: page.next)
    } catch let failure as OneLoadSubject::Subject.Failure {
      switch failure {
      case .unreachable: throw EmployeeGlass::EmployeeServiceError.unreachable
      case .timedOut: throw EmployeeGlass::EmployeeServiceError.timedOut
      case .unavailable:
        throw EmployeeGlass::EmployeeServiceError.refused(status: 503, words: nil)
      case .malformed: throw EmployeeGlass::EmployeeServiceError.malformed("nonsense")
      case .cancelled: throw _Concurrency::CancellationError()
      }
    }
  }

  @concurrent func avatar(at path: Swift::String) async throws -> EmployeeGlass::PixelImage {
    throw EmployeeGlass::EmployeeServiceError.unreachable
  }
}

/// Connections that are open when a check says so, and stay so.
nonisolated private struct Events: EmployeeGlass::EventService {
  let connect: @Sendable () async throws -> Swift::Void

  func events(after id: Swift::String?) -> EmployeeGlass::EventConnection {
    let connect: @Sendable () async throws -> Swift::Void = connect
    typealias Continuation = EmployeeGlass::EventConnection.Pieces.Continuation
    return EmployeeGlass::EventConnection { (continuation: Continuation) -> Swift::Void in
      _ = Task { () async -> Swift::Void in
        _ = try? await connect()
        continuation.yield(Foundation::Data("id: 1\n\n".utf8))
      }
    }
  }
}
