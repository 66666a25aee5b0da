import Testing

@testable import EmployeeGlass

@MainActor @Suite("The sheet's model", .timeLimit(.minutes(1)))
struct EmployeeDetailModelTests {
  private let service = ManualService()
  private let repository: EmployeeRepository
  private let model: EmployeeDetailModel

  init() {
    repository = EmployeeRepository(service: service)
    model = EmployeeDetailModel(
      employee: .person(2, "Zoë", manager: 1), repository: repository)
  }

  @Test("it has the manager and those who report to the person")
  func people() async throws {
    await repository.loadIfNeeded()
    try await service.pageQuestion().answer(
      EmployeePage([
        .person(1, "Ada"), model.employee, .person(3, "Grace", manager: 2),
        .person(4, "Émile", manager: 2), .person(5, "Yuki", manager: 1),
      ]))
    try await repository.state { $0.lastUpdated != nil }
    await model.sheetAppeared()
    #expect(model.manager?.name == "Ada")
    #expect(model.reports.map(\.name) == ["Émile", "Grace"])
    model.sheetDisappeared()
    try await service.avatarQuestion().fail(.unreachable)
  }

  @Test("an older answer about the people does not take the place of a newer one")
  func latePeople() async throws {
    await repository.loadIfNeeded()
    try await service.pageQuestion().answer(EmployeePage([.person(1, "Ada"), model.employee]))
    try await repository.state { $0.lastUpdated != nil }
    // Begins at once, and waits for the data layer to tell of the manager; then it has more to ask.
    let early = Task.immediate { await model.showPeople() }
    model.employee = .person(2, "Zoë")
    await model.showPeople()
    await early.value
    #expect(model.manager == nil, "Zoë has no manager any more.")
  }

  @Test("the palette has as many colours as the slider says, and the old ones until then")
  func palette() async throws {
    await model.sheetAppeared()
    #expect(model.palettePhase == .loading && model.colors.isEmpty)
    try await service.avatarQuestion().answer(.preview)
    await wait { model.colors.count == 5 }
    for count in 3...10 {
      let before = model.colors
      model.colorCount = count
      #expect(model.colors == before)
      await wait { model.colors.count == count }
    }
  }

  @Test("colours that come late do not take the place of newer ones")
  func latePalette() async throws {
    let model = EmployeeDetailModel(
      employee: model.employee, repository: repository, findColors: service.palette)
    let gray = PaletteColor(red: 0.5, green: 0.5, blue: 0.5)
    await model.sheetAppeared()
    try await service.avatarQuestion().answer(.preview)
    let early = try await service.paletteQuestion()
    model.colorCount = 7
    let late = try await service.paletteQuestion()
    #expect(early.about == "5" && late.about == "7")
    late.answer(Array(repeating: gray, count: 7))
    await wait { model.colors.count == 7 }
    early.answer(Array(repeating: gray, count: 5))
    // The main actor runs what waits for it in turn: first what the answer has woken.
    await Task {}.value
    #expect(model.colors.count == 7, "The slider says 7.")
  }

  @Test("colours that cannot be had are said to be missing, and are tried again")
  func failure() async throws {
    await model.sheetAppeared()
    try await service.avatarQuestion().fail(.malformed("x"))
    await wait { if case .failed = model.palettePhase { true } else { false } }
    model.retryPaletteButtonTapped()
    #expect(model.palettePhase == .loading)
    try await service.avatarQuestion().answer(.preview)
    await wait { model.colors.count == 5 }
  }
}
