import Foundation

/// The employees of one server, shared by all windows.
@DataLayer
public final class EmployeeRepository {
  /// The pixels of the avatars.
  nonisolated let avatars: AvatarStore
  private nonisolated let server: URL?
  private let service: any EmployeeService
  private let work: @Sendable (Int) -> Void
  private let now: @Sendable () -> Date

  private(set) var state = RepositoryState() {
    didSet {
      guard state != oldValue else { return }
      for observer in observers.values { observer.yield(state) }
    }
  }
  private var roster: Roster
  private var observers: [Int: AsyncStream<RepositoryState>.Continuation] = [:]
  private var observerCount = 0
  /// The load that has not ended yet.
  private var loading: Task<Void, Never>?

  /// The employees of a server such as `http://127.0.0.1:8080`.
  public nonisolated convenience init(server: URL) {
    self.init(service: HTTPEmployeeService(server: server), server: server)
  }

  /// - Parameters:
  ///   - server: Where pictures are; without one, there are none to show.
  ///   - now: The clock.
  ///   - work: Hears how many employees were touched, on whatever actor that happened.
  nonisolated init(
    service: any EmployeeService, server: URL? = nil,
    now: @escaping @Sendable () -> Date = Date.init,
    work: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    self.service = service
    self.server = server
    self.now = now
    self.work = work
    avatars = AvatarStore(service: service)
    roster = Roster(version: 0, employees: [], work: work)
  }

  /// Where to see a picture; nil where there is no server.
  nonisolated func avatarURL(of employee: Employee) -> URL? {
    server.flatMap { URL(string: employee.avatarPath, relativeTo: $0)?.absoluteURL }
  }

  /// The present state, and each one after it, until whoever listens is cancelled.
  func states() -> AsyncStream<RepositoryState> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: RepositoryState.self, bufferingPolicy: .bufferingNewest(1))
    observerCount += 1
    let number = observerCount
    observers[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @DataLayer in self?.observers[number] = nil }
    }
    continuation.yield(state)
    return stream
  }

  /// Loads all employees anew, unless a load is under way; returns when it has ended.
  func refresh() async {
    let task = loading ?? Task { await walk() }
    loading = task
    await task.value
  }

  /// Loads, unless that was done.
  func loadIfNeeded() async {
    guard state.version == 0 else { return }
    await refresh()
  }

  private func walk() async {
    defer { loading = nil }
    state.progress = LoadingProgress(loaded: 0, total: nil)
    var employees: [Employee] = []
    var cursor: String?
    do {
      repeat {
        let page = try await service.page(after: cursor)
        employees += page.employees
        cursor = page.nextCursor
        state.progress = LoadingProgress(loaded: employees.count, total: page.total)
      } while cursor != nil
      roster = Roster(version: roster.version + 1, employees: employees, work: work)
      state = RepositoryState(version: roster.version, lastUpdated: now())
    } catch {
      state.progress = nil
      state.problem = DirectoryProblem(
        title: "The server does not answer", advice: "Try again in a moment.")
    }
  }

  /// What a query finds.
  ///
  /// - Throws: `CancellationError`.
  @concurrent
  nonisolated func snapshot(for query: DirectoryQuery) async throws -> DirectorySnapshot {
    let roster = await roster
    let order = EmployeeRows.Order(roster.employees.indices.map { Int32($0) })
    let all = EmployeeRows(of: roster, order, roster.employees.indices)
    return DirectorySnapshot(
      query: query, version: roster.version,
      sections: [DirectorySection(id: "all", title: "All", employees: all)],
      matchCount: all.count, totalCount: all.count, departments: [])
  }

  /// One person; nil where there is none, or none yet.
  func employee(_ id: Int) -> Employee? {
    roster.employees.first { $0.id == id }
  }

  /// Those who report to a person.
  func reports(to id: Int) -> [Employee] {
    roster.employees.filter { $0.managerID == id }
  }
}
