// right: EmployeeGlass's list, over its repository
// pieces: one-load, list-model

internal import Foundation
internal import WorkshopSupport

@testable internal import EmployeeGlass

/// What a window of the app shows of a roster: `DirectoryModel`, which a suite sees as its `RosterModel`.
///
/// A load of the first screen is `windowAppeared()`, and a later one is `pulledToRefresh()`.
public final class RosterModel {
  /// One section for each employee, so that the app's order is that of the answer.
  public var names: [String] { list.sections.flatMap { $0.employees.map(\.name) } }
  public var isLoading: Bool { list.progress != nil }
  public var errorText: String? { list.problem?.title }

  private let list: DirectoryModel
  private let server: Server
  private var window: Task<Void, Never>?

  public init(fetch: @escaping () async throws -> [String]) {
    server = Server(fetch)
    list = DirectoryModel(repository: EmployeeRepository(service: server))
    server.list = list
  }

  public func load() async {
    let asked = server.asked
    if window == nil {
      window = Task { [list] in await list.windowAppeared() }
    } else {
      await list.pulledToRefresh()
    }
    _ = await eventually { self.server.asked > asked }
    _ = await server.answer?.result
    // An app has no caller that waits for its rows: they come when they are there.
    _ = await eventually { !self.isLoading && !self.list.isSearching }
  }

  deinit { window?.cancel() }
}

/// The app's server: the suite's closure, asked on the main actor.
@MainActor private final class Server: EmployeeService {
  weak var list: DirectoryModel?
  private(set) var asked = 0
  private(set) var answer: Task<[String], any Error>?
  private let fetch: () async throws -> [String]

  init(_ fetch: @escaping () async throws -> [String]) { self.fetch = fetch }

  @concurrent func page(after cursor: String?) async throws -> EmployeePage {
    let names: [String]
    do {
      names = try await ask()
    } catch {
      throw EmployeeServiceError.unreachable
    }
    let employees = names.enumerated().map { Employee(number: $0 + 1, name: $1) }
    return EmployeePage(employees: employees, total: employees.count, nextCursor: nil)
  }

  private func ask() async throws -> [String] {
    asked += 1
    let answer = Task {
      // The window hears of the load from the data layer, as the server does.
      _ = await eventually { self.list?.progress != nil }
      return try await fetch()
    }
    self.answer = answer
    return try await answer.value
  }

  @concurrent func avatar(at path: String) async throws -> PixelImage {
    throw EmployeeServiceError.unreachable
  }
}

nonisolated extension Employee {
  fileprivate init(number: Int, name: String) {
    let place = "\(1_000_000 + number)"
    self.init(
      id: number, name: name, sortName: place, department: place, title: "", email: "", phone: nil,
      office: "", startDate: [Employee].preview[0].startDate, managerID: nil, avatarPath: "/")
  }
}
