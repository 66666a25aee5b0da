import Testing
@_spi(Workshop) import WorkshopUI

@testable import EmployeeGlass

@Suite(.timeLimit(.minutes(1))) @MainActor struct AddBarTests {
  private let host: ViewHost

  init() {
    let service = StagedService()
    service.answer(.preview)
    host = ViewHost(
      DirectoryWindow(
        repository: EmployeeRepository(
          service: service, editing: FakeEditing(.preview), imports: HeldImports())))
  }

  private var glass: GlassReport { GlassReport(host.elements) }
  /// The names of the bar's pieces of glass.
  private var pieces: [String] {
    host.all.flatMap(\.modifiers).filter { $0.name == "glassEffectID" }.compactMap { $0["id"] }
  }

  @Test func aClosedBarIsOnePieceOfGlassAndAnOpenOneHasAPieceForEachAction() async throws {
    await host.wait { $0.rows.count == 5 }
    #expect(glass.containers == 1 && glass.effects == 1 && glass.nested + glass.loose == 0)
    #expect(pieces == ["toggle"])
    try host.tap("Add")
    #expect(glass.containers == 1 && glass.effects == 3 && glass.nested + glass.loose == 0)
    #expect(pieces == ["add", "import", "toggle"])
    try host.tap("Add")
    #expect(pieces == ["toggle"])
  }

  @Test func theButtonSaysWhetherItIsOpenAndEscapeClosesIt() async throws {
    await host.wait { $0.rows.count == 5 }
    #expect(host.text.contains("accessibilityValue(Collapsed)"))
    #expect(!host.text.contains("keyboardShortcut(27)"))
    try host.tap("Add")
    #expect(host.text.contains("accessibilityValue(Expanded)"))
    #expect(host.text.contains("keyboardShortcut(27)"))
  }

  @Test func theFirstActionHasTheFocusOnceItIsOpen() async throws {
    await host.wait { $0.rows.count == 5 }
    try host.tap("Add")
    let add = try #require(host.all("Button").first { $0.accessibleName == "Add Employee" })
    #expect(add.modifiers.contains { $0.name == "focused" && $0["value"] == "true" })
  }

  @Test func anActionClosesTheBar() async throws {
    await host.wait { $0.rows.count == 5 }
    try host.tap("Add")
    try host.tap("Add Employee")
    #expect(host.all("Sheet").count == 1)
    #expect(!host.shows("Import…"))
    try host.tap("Cancel")
    try host.tap("Add")
    try host.tap("Import…")
    #expect(host.all("FileImporter").count == 1 && !host.shows("Add Employee"))
  }

  @Test func aPersonWhoIsOpenedClosesTheBar() async throws {
    await host.wait { $0.rows.count == 5 }
    try host.tap("Add")
    try host.tap("Ada Lovelace, Head of Research, London")
    await host.wait(for: "Email, person1@employees.example")
    #expect(!host.shows("Import…"))
  }
}
