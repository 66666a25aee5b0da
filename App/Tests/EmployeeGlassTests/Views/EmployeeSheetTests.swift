import Testing
@_spi(Workshop) import WorkshopUI

@testable import EmployeeGlass

@Suite(.timeLimit(.minutes(1))) @MainActor struct EmployeeSheetTests {
  private let host: ViewHost
  private let ada = "Ada Lovelace, Head of Research, London"
  private let zoe = "Zoë Müller, Product Designer, London"

  init() {
    let repository = EmployeeRepository(service: PreviewEmployeeService())
    host = ViewHost(DirectoryWindow(repository: repository))
  }

  private func open(_ row: String) async throws {
    await host.wait(for: row)
    try host.tap(row)
    await host.wait { $0.palette.count == 5 }
  }

  @Test func aRowOpensItsPersonAtMediumAndCloseClosesIt() async throws {
    #expect(host.all("Sheet").isEmpty)
    try await open(ada)
    #expect(host.text.contains("presentationDetents(medium large, selection: medium)"))
    #expect(host.text.contains("presentationBackgroundInteraction(enabled upThrough medium)"))
    #expect(
      host.shows("Email, person1@employees.example") && host.shows("Started, 1 January 2020"))
    #expect(
      host.all("Link").map { $0["url"] } == [
        "mailto:person1@employees.example", "tel:+18775550111",
      ])
    try host.tap("Close")
    #expect(host.all("Sheet").isEmpty)
  }

  @Test func anotherRowChangesThePersonInTheSheetThatIsOpen() async throws {
    try await open(ada)
    let sheet = try #require(host.all("Sheet").first)
    // Her name is also in the sheet, among those who report to Ada.
    let row = try #require(host.all("List").flatMap(\.all).first { $0.accessibleName == zoe })
    try host.send(.tap, id: row.id)
    await host.wait { $0.shows("Email, person2@employees.example") }
    #expect(host.all("Sheet").map(\.id) == [sheet.id])
    #expect(!host.shows("Email, person1@employees.example"))
  }

  @Test func theSheetStaysAsLargeAsItWasForTheNextPerson() async throws {
    try await open(ada)
    let page = try #require(
      host.all.first { $0.modifiers.contains { $0.name == "presentationDetents" } })
    try host.send(.rest, "large", id: page.id)
    #expect(host.text.contains("selection: large"))
    try host.tap("Close")
    try await open(zoe)
    #expect(host.text.contains("selection: large"))
  }

  @Test func theSliderChangesTheDropsAndKeepsTheirNames() async throws {
    try await open(ada)
    let before = GlassReport(host.elements).ids
    try host.send(.change, "8", to: "Colors")
    await host.wait { $0.palette.count == 8 }
    #expect(host.shows("Colors: 8") && host.shows("8 colors of the picture"))
    #expect(GlassReport(host.elements).ids.isSuperset(of: before))
    try host.send(.change, "99", to: "Colors")
    await host.wait { $0.palette.count == 10 }
    try host.send(.change, "-1", to: "Colors")
    await host.wait { $0.palette.count == 3 }
  }

  @Test func aReportOpensTheirPageAndCloseStillClosesTheSheet() async throws {
    try await open(ada)
    await host.wait(for: "Direct Reports: 3")
    let link = try #require(
      host.all("NavigationLink").first { $0.accessibleName.hasPrefix("Grace") })
    try host.send(.tap, id: link.id)
    await host.wait(for: "Email, person4@employees.example")
    #expect(host.all("Destination").count == 1)
    await host.wait(for: "Manager")
    let close = try #require(host.all("Destination").flatMap(\.all).first { $0["role"] == "close" })
    try host.send(.tap, id: close.id)
    #expect(host.all("Sheet").isEmpty)
  }

  @Test func theGlassOfASheetLiesInContainersAndNeverInGlass() async throws {
    try await open(ada)
    let glass = GlassReport(host.elements)
    #expect(glass.effects == 2 + 5 && glass.containers == 2)
    #expect(glass.nested == 0 && glass.loose == 0 && glass.ids.count == 5)
    #expect(host.recorder.faults.isEmpty && host.recorder.offMainReads.isEmpty)
  }

  @Test func screenReadersHearWhichRowIsOpen() async throws {
    try await open(ada)
    let selected = host.all.filter { element in
      element.modifiers.contains {
        $0.name == "accessibilityAddTraits" && $0["value"] == "isSelected"
      }
    }
    #expect(selected.map(\.accessibleName) == [ada])
  }
}

extension ViewHost {
  /// The colours of the drops in the sheet.
  fileprivate var palette: [String] {
    GlassReport(elements).tints
  }
}
