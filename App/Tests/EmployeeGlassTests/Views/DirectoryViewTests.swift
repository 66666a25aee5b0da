import Foundation
import Testing
@_spi(Workshop) import WorkshopUI

@testable import EmployeeGlass

@Suite(.timeLimit(.minutes(1))) @MainActor struct DirectoryViewTests {
  private let service = StagedService()
  private let repository: EmployeeRepository
  private let host: ViewHost

  init() {
    repository = EmployeeRepository(service: service, now: { Date(timeIntervalSince1970: 0) })
    host = ViewHost(DirectoryWindow(repository: repository))
  }

  @Test func theFirstLoadShowsHowFarItHasCome() async throws {
    #expect(host.shows("Loading employees"))
    #expect(host.all("ProgressView").first?["value"] == nil)
    service.answer(Array([Employee].preview.prefix(1)), of: 5, next: "2")
    await host.wait { $0.rows.count == 1 }
    #expect(host.text.contains("navigationSubtitle(Loading 1 of 5)"))
    service.answer(Array([Employee].preview.dropFirst()), of: 5)
    await host.wait { $0.rows.count == 5 }
    #expect(host.text.contains("navigationSubtitle(5 people, updated "))
  }

  @Test func peopleStandUnderTheirDepartments() async {
    service.answer(.preview)
    await host.wait { $0.rows.count == 5 }
    let sections = host.all("List").flatMap(\.children)
    #expect(sections.count == 3)
    let headers = sections.flatMap(\.slots).flatMap(\.elements).map(\.accessibleName)
    #expect(headers == ["Design, 2", "Engineering, 1", "Research, 2"])
    #expect(host.rows.first == "Zoë Müller, Product Designer, London")
  }

  @Test func theSortMenuChangesTheSections() async throws {
    service.answer(.preview)
    await host.wait { $0.rows.count == 5 }
    try host.send(.change, "startDate", to: "Sort by")
    await host.wait { $0.shows("2024") }
    #expect(host.rows.first == "Björk Guðmundsdóttir, Linguist, London")
    #expect(host.text.contains("accessibilityValue(Start Date)"))
    try host.send(.change, "name", to: "Sort by")
    await host.wait { $0.shows("Y") }
    #expect(host.rows.last == "山田 花子, Design Engineer, London")
  }

  @Test func filtersCombineAndEachIsTakenAwayByATap() async throws {
    service.answer(.preview)
    await host.wait { $0.rows.count == 5 }
    #expect(!host.text.contains("line.3.horizontal.decrease.circle.fill"))
    try host.send(.change, "true", to: "Research")
    await host.wait { $0.rows.count == 2 }
    #expect(host.text.contains("navigationSubtitle(2 of 5 people)"))
    #expect(host.text.contains("line.3.horizontal.decrease.circle.fill"))
    #expect(host.text.contains("accessibilityValue(Research)"))
    try host.send(.change, "true", to: "Design")
    await host.wait { $0.rows.count == 4 }
    #expect(host.text.contains("accessibilityValue(Design and Research)"))
    try host.tap("Remove filter Research")
    await host.wait { $0.rows.count == 2 }
    try host.tap("Clear Filters")
    await host.wait { $0.rows.count == 5 }
    #expect(!host.shows("Remove filter Design"))
  }

  @Test func aSearchThatAFilterLeavesEmptyOffersToSearchEverywhere() async throws {
    service.answer(.preview)
    await host.wait { $0.rows.count == 5 }
    try host.send(.change, "true", to: "Design")
    try host.send(.change, "lovelace", to: "Name, title or department")
    await host.wait(for: "Only Design is searched.")
    try host.tap("Search Everywhere")
    await host.wait { $0.rows == ["Ada Lovelace, Head of Research, London"] }
    #expect(host.all("SearchField").first?["value"] == "lovelace")
  }

  @Test func aWideWindowShowsAPersonBesideTheList() async throws {
    service.answer(.preview)
    await host.wait { $0.rows.count == 5 }
    host.changeEnvironment { $0.horizontalSizeClass = .regular }
    await host.wait { !$0.all("NavigationSplitView").isEmpty }
    #expect(host.shows("Email, person2@employees.example"))
    #expect(host.all.allSatisfy { $0["role"] != "close" })
    let ada = "Ada Lovelace, Head of Research, London"
    try host.tap(ada)
    await host.wait(for: "Email, person1@employees.example")
    #expect(host.all("Sheet").isEmpty)
    host.changeEnvironment { $0.horizontalSizeClass = .compact }
    await host.wait { $0.all("Sheet").count == 1 }
  }

  /// The people of the previews, without their pictures.
  private struct WithoutPictures: EmployeeService {
    @concurrent func page(after cursor: String?) async throws -> EmployeePage {
      try await PreviewEmployeeService().page(after: cursor)
    }
    @concurrent func avatar(at path: String) async throws -> PixelImage {
      throw EmployeeServiceError.unreachable
    }
  }

  @Test func wordsOnTheScreenHaveOneSpelling() async throws {
    let repository = EmployeeRepository(service: WithoutPictures())
    let host = ViewHost(DirectoryWindow(repository: repository))
    await host.wait { $0.rows.count == 5 }
    try host.tap("Ada Lovelace, Head of Research, London")
    await host.wait(for: "The colors are not there")
    #expect(!host.text.lowercased().contains("colour"))
  }

  @Test func onlyTheOrderByNameHasAnIndex() async throws {
    service.answer(.preview)
    await host.wait { $0.rows.count == 5 }
    #expect(!host.text.contains("sectionIndexLabel(D"))
    try host.send(.change, "name", to: "Sort by")
    await host.wait { $0.text.contains("sectionIndexLabel(L)") }
  }

  @Test func typingFindsPeopleAndClearingShowsAllAgain() async throws {
    service.answer(.preview)
    await host.wait { $0.rows.count == 5 }
    let field = "Name, title or department"
    try host.send(.change, "muller", to: field)
    await host.wait { $0.rows.count == 1 }
    #expect(host.rows == ["Zoë Müller, Product Designer, London"])
    try host.send(.change, "nobody of this name", to: field)
    await host.wait { $0.shows("No Results for “nobody of this name”") }
    try host.tap("Clear Search")
    await host.wait { $0.rows.count == 5 }
    #expect(host.all("SearchField").first?["value"] == "")
  }

  @Test func aFailedFirstLoadSaysWhatToDoAndTriesAgain() async throws {
    service.fail()
    await host.wait(for: "The server cannot be reached")
    #expect(host.shows("Check that it is running, then try again."))
    try host.tap("Try Again")
    service.answer(.preview)
    await host.wait { $0.rows.count == 5 }
  }

  @Test func aFailedRefreshKeepsTheRowsAndSaysThatTheyAreOld() async throws {
    service.answer(.preview)
    await host.wait { $0.rows.count == 5 }
    try host.tap("Refresh")
    service.fail()
    await host.wait(for: "Retry")
    #expect(host.rows.count == 5)
    #expect(host.text.contains("Showing employees as of "))
    let glass = GlassReport(host.elements)
    #expect(glass.effects == 1 && glass.containers == 1 && glass.nested + glass.loose == 0)
    try host.tap("Retry")
    service.answer(Array([Employee].preview.prefix(4)))
    await host.wait { $0.rows.count == 4 }
    #expect(!host.shows("Retry"))
  }

  @Test func aFirstLoadThatBreaksOffSaysThatSomeAreMissing() async throws {
    service.answer(Array([Employee].preview.prefix(2)), of: 5, next: "3")
    service.fail()
    await host.wait(for: "Some employees are missing")
    #expect(host.rows.count == 2)
  }

  @Test func aCompanyOfNobodySaysSo() async {
    service.answer([])
    await host.wait(for: "No Employees")
  }

  @Test func aListWithoutASheetHasNoGlassOfItsOwn() async {
    service.answer(.preview)
    await host.wait { $0.rows.count == 5 }
    #expect(GlassReport(host.elements) == GlassReport([]))
    #expect(host.recorder.faults.isEmpty && host.recorder.offMainReads.isEmpty)
  }
}
