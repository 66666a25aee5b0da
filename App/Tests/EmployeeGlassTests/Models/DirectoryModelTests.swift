import Foundation
import Testing

@testable import EmployeeGlass

@MainActor @Suite("The directory's model", .timeLimit(.minutes(1)))
struct DirectoryModelTests {
  private let service = ManualService()
  private let repository: EmployeeRepository
  private let model: DirectoryModel

  init() {
    repository = EmployeeRepository(
      service: service, now: { Date(timeIntervalSince1970: 43_200) })
    model = DirectoryModel(repository: repository)
  }

  /// Runs a window for as long as a closure takes.
  private func withWindow(
    _ models: [DirectoryModel], _ body: () async throws -> Void
  ) async throws {
    let windows = models.map { model in Task { await model.windowAppeared() } }
    defer { for window in windows { window.cancel() } }
    try await body()
  }

  private var words: [String] { model.snapshot?.words ?? [] }

  @Test("it goes from loading to a list, and by search and filter to none and back")
  func phases() async throws {
    #expect(model.phase == .loading(LoadingProgress(loaded: 0, total: nil)))
    try await withWindow([model]) {
      try await service.pageQuestion().answer(
        EmployeePage([.person(1, "Ada"), .person(2, "Zoë", in: "Sales")]))
      await wait { model.phase == .loaded }
      #expect(words == ["Research: Ada", "Sales: Zoë"])
      #expect(model.lastUpdated != nil && !model.isOld)

      model.searchText = "zoe"
      #expect(model.isSearching)
      // What was there is shown until there is something else.
      #expect(words == ["Research: Ada", "Sales: Zoë"])
      await wait { !model.isSearching }
      #expect(words == ["Sales: Zoë"])
      model.filter.departments = ["Research"]
      await wait { model.phase == .noMatches }
      model.clearFilterButtonTapped()
      await wait { words == ["Sales: Zoë"] }
      model.clearSearchButtonTapped()
      await wait { model.matchCount == 2 }
      model.order = .name
      await wait { words == ["A: Ada", "Z: Zoë"] }
    }
  }

  @Test("a company without employees is empty, and no search was in vain")
  func nobody() async throws {
    try await withWindow([model]) {
      try await service.pageQuestion().answer(EmployeePage([]))
      await wait { model.phase == .noEmployees }
      // An empty list cannot be old.
      model.retryButtonTapped()
      try await service.pageQuestion().fail(.timedOut)
      await wait { model.phase == .failed(DirectoryProblem(EmployeeServiceError.timedOut)) }
    }
  }

  @Test("a load that fails before any page came says so, and is tried again")
  func failure() async throws {
    try await withWindow([model]) {
      try await service.pageQuestion().fail(.unreachable)
      await wait { model.phase == .failed(DirectoryProblem(EmployeeServiceError.unreachable)) }
      model.retryButtonTapped()
      let question = try await service.pageQuestion()
      await wait { model.phase == .loading(LoadingProgress(loaded: 0, total: nil)) }
      question.answer(EmployeePage([.person(1, "Ada")]))
      await wait { model.phase == .loaded }
    }
  }

  @Test("a load that fails later leaves the list as it was, and shows it as old")
  func old() async throws {
    try await withWindow([model]) {
      try await service.pageQuestion().answer(EmployeePage([.person(1, "Ada")]))
      await wait { model.phase == .loaded }
      model.retryButtonTapped()
      try await service.pageQuestion().fail(.timedOut)
      await wait { model.isOld }
      #expect(model.phase == .loaded && words == ["Research: Ada"])
      #expect(model.problem == DirectoryProblem(EmployeeServiceError.timedOut))
      #expect(model.lastUpdated == Date(timeIntervalSince1970: 43_200))
      #expect(!model.isIncomplete)

      model.retryButtonTapped()
      try await service.pageQuestion().answer(EmployeePage([.person(1, "Ada Lovelace")]))
      await wait { !model.isOld && words == ["Research: Ada Lovelace"] }
    }
  }

  @Test("an answer that comes late never takes the place of a newer one")
  func staleAnswers() async throws {
    let questions = AsyncStream.makeStream(of: SearchQuestion.self)
    // Answered when the test says so, also those that were cancelled.
    let model = DirectoryModel(repository: repository) { query in
      try await withCheckedThrowingContinuation { continuation in
        questions.continuation.yield(SearchQuestion(query: query, continuation: continuation))
      }
    }
    func type(_ text: String) async throws -> SearchQuestion {
      model.searchText = text
      for await question in questions.stream { return question }
      throw CancellationError()
    }
    let (first, second, third) = (try await type("a"), try await type("ad"), try await type("ada"))
    #expect(model.isSearching)
    try await third.answer(version: 3)
    await wait { !model.isSearching }
    #expect(model.snapshot?.version == 3)

    for question in [second, first] {
      // Gone as soon as the model has looked at the answer, unless it shows it.
      let roster = try await question.answer(version: 1)
      while roster.isThere, model.snapshot?.version == 3, !Task.isCancelled { await Task.yield() }
      #expect(model.snapshot?.version == 3)
      #expect(!model.isSearching)
    }
  }

  private struct SearchQuestion: Sendable {
    let query: DirectoryQuery
    let continuation: CheckedContinuation<DirectorySnapshot, any Error>

    @discardableResult
    func answer(version: Int) async throws -> WeakRoster {
      let roster = try await Roster.make(version: version, of: [.person(1, "Ada")]) { _ in }
      continuation.resume(returning: try roster.snapshot(for: query))
      return WeakRoster(roster: roster)
    }
  }

  private struct WeakRoster {
    weak var roster: Roster?
    var isThere: Bool { roster != nil }
  }

  @Test("two windows share the employees, and each has its own search")
  func windows() async throws {
    let other = DirectoryModel(repository: repository)
    try await withWindow([model, other]) {
      other.searchText = "zoe"
      try await service.pageQuestion().answer(
        EmployeePage([.person(1, "Ada"), .person(2, "Zoë")]))
      await wait { model.matchCount == 2 && other.matchCount == 1 }
      // What one of them loads, both show.
      other.retryButtonTapped()
      try await service.pageQuestion().answer(
        EmployeePage([.person(1, "Ada"), .person(2, "Zoë"), .person(3, "Zoë")]))
      await wait { model.matchCount == 3 && other.matchCount == 2 }
    }
    while await repository.observerCount > 0, !Task.isCancelled { await Task.yield() }
  }

  @Test("a tapped person is selected until the sheet closes")
  func selection() {
    model.employeeTapped(.person(7, "Ada"))
    #expect(model.selection?.id == 7)
    model.sheetClosed()
    #expect(model.selection == nil)
  }
}
