import Foundation
import Testing

@testable import EmployeeGlass

@Suite("The repository", .timeLimit(.minutes(1)))
struct EmployeeRepositoryTests {
  private static let noon = Date(timeIntervalSince1970: 43_200)

  private static func names(_ repository: EmployeeRepository) async throws -> [String] {
    try await repository.snapshot(for: DirectoryQuery(order: .name)).sections
      .flatMap(\.employees).map(\.name)
  }

  @Test("a first load shows its first page at once, and says how far it is")
  func firstPage() async throws {
    let service = ManualService()
    let repository = EmployeeRepository(service: service, now: { Self.noon })
    await repository.loadIfNeeded()
    try await service.pageQuestion().answer(EmployeePage([.person(1, "Ada")], of: 2, next: "a"))
    let partial = try await repository.state { $0.version == 1 }
    #expect(partial.progress == LoadingProgress(loaded: 1, total: 2))
    #expect(partial.lastUpdated == nil && partial.problem == nil)
    #expect(try await Self.names(repository) == ["Ada"])

    let question = try await service.pageQuestion()
    #expect(question.about == "a")
    question.answer(EmployeePage([.person(2, "Zoë")], of: 2))
    let whole = try await repository.state { $0.progress == nil }
    #expect(whole == RepositoryState(version: 2, lastUpdated: Self.noon))
    #expect(try await Self.names(repository) == ["Ada", "Zoë"])
  }

  @Test("two who ask at a time share one load")
  func coalescing() async throws {
    let service = ManualService()
    let repository = EmployeeRepository(service: service)
    await repository.loadIfNeeded()
    let question = try await service.pageQuestion()
    let loads = (0..<4).map { _ in Task { await repository.refresh() } }
    question.answer(EmployeePage([.person(1, "Ada")]))
    for load in loads { await load.value }
    await repository.loadIfNeeded()
    // No other task has asked: the next question is that of a refresh.
    let refresh = Task { await repository.refresh() }
    try await service.pageQuestion().answer(EmployeePage([.person(1, "Ada"), .person(2, "Zoë")]))
    await refresh.value
    #expect(try await Self.names(repository) == ["Ada", "Zoë"])
  }

  @Test(
    "a refresh that fails takes nothing away, and what is there is known to be old",
    arguments: [EmployeeServiceError.unreachable, .tooLarge, .malformed("x")])
  func failedRefresh(error: EmployeeServiceError) async throws {
    let service = ManualService()
    let repository = EmployeeRepository(service: service, now: { Self.noon })
    await repository.loadIfNeeded()
    try await service.pageQuestion().answer(EmployeePage([.person(1, "Ada")]))
    try await repository.state { $0.lastUpdated != nil }

    let refresh = Task { await repository.refresh() }
    try await service.pageQuestion().answer(EmployeePage([.person(2, "Zoë")], of: 9, next: "a"))
    let question = try await service.pageQuestion()
    #expect(try await Self.names(repository) == ["Ada"])
    question.fail(error)
    await refresh.value
    let state = await repository.state
    #expect(state.problem == DirectoryProblem(error))
    #expect(state.version == 1 && state.lastUpdated == Self.noon && state.progress == nil)
    #expect(try await Self.names(repository) == ["Ada"])
  }

  @Test("a first load that breaks off keeps what has come, and goes on from there")
  func interrupted() async throws {
    let service = ManualService()
    let repository = EmployeeRepository(service: service)
    await repository.loadIfNeeded()
    try await service.pageQuestion().answer(
      EmployeePage([.person(1, "Ada"), .person(2, "Bo")], of: 4, next: "a"))
    try await service.pageQuestion().answer(EmployeePage([.person(3, "Cy")], of: 4, next: "b"))
    try await service.pageQuestion().fail(.timedOut)
    let state = try await repository.state { $0.problem != nil && $0.progress == nil }
    #expect(state.lastUpdated == nil)
    #expect(try await Self.names(repository) == ["Ada", "Bo", "Cy"])

    await repository.loadIfNeeded()
    let question = try await service.pageQuestion()
    #expect(question.about == "b")
    #expect(await repository.state.progress == LoadingProgress(loaded: 3, total: 4))
    question.answer(EmployeePage([.person(4, "Di")], of: 4))
    try await repository.state { $0.lastUpdated != nil && $0.problem == nil }
    #expect(try await Self.names(repository) == ["Ada", "Bo", "Cy", "Di"])
  }

  @Test("after nonsense, a load begins anew")
  func nonsense() async throws {
    let service = ManualService()
    let repository = EmployeeRepository(service: service)
    await repository.loadIfNeeded()
    try await service.pageQuestion().answer(EmployeePage([.person(1, "Ada")], of: 9, next: "a"))
    try await service.pageQuestion().answer(EmployeePage([], of: 9, next: "b"))
    try await repository.state { $0.problem != nil && $0.progress == nil }
    await repository.loadIfNeeded()
    #expect(try await service.pageQuestion().about == nil)
    // What was there meanwhile stays until there is more.
    #expect(try await Self.names(repository) == ["Ada"])
  }

  @Test("a listener that stops is forgotten")
  func observers() async throws {
    let repository = EmployeeRepository(service: PreviewEmployeeService())
    let listeners = (0..<5).map { _ in
      Task { for await _ in await repository.states() {} }
    }
    while await repository.observerCount < 5, !Task.isCancelled { await Task.yield() }
    for listener in listeners { listener.cancel() }
    while await repository.observerCount > 0, !Task.isCancelled { await Task.yield() }
  }

  @Test("only its windows retain a repository")
  func lifetime() async throws {
    weak var gone: EmployeeRepository?
    do {
      let repository = EmployeeRepository(service: PreviewEmployeeService())
      gone = repository
      await repository.refresh()
      let listener = Task { [states = await repository.states()] in for await _ in states {} }
      listener.cancel()
      await listener.value
    }
    while gone != nil, !Task.isCancelled { await Task.yield() }
  }

  @Test("pictures are looked for at the server, with any text as a path")
  func avatarURL() throws {
    let server = try #require(URL(string: "http://127.0.0.1:8080"))
    let repository = EmployeeRepository(service: PreviewEmployeeService(), server: server)
    #expect(
      repository.avatarURL(of: .person(7, "Ada"))?.absoluteString
        == "http://127.0.0.1:8080/employees/7/avatar")
    #expect(URL(server: server, path: "//elsewhere.example/a") == nil)
    #expect(URL(server: server, path: "@elsewhere.example") == nil)
  }
}
