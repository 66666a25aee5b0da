import Testing
@_spi(Workshop) import WorkshopUI

// A second copy of the app's module: in it, `#available` asks for the level that a test sets.
@testable import EmployeeGlassAsking

/// One after the other: the system's level is one for the process.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct FallbackTests {
  private func openSheet() async throws -> ViewHost {
    let repository = EmployeeRepository(service: PreviewEmployeeService())
    let host = ViewHost(DirectoryWindow(repository: repository))
    let row = "Ada Lovelace, Head of Research, London"
    await host.wait(for: row)
    try host.tap(row)
    await host.wait(for: "5 colors of the picture")
    return host
  }

  @Test func aSystemBefore26GetsMaterialsAndBorderedButtons() async throws {
    OSLevel.current = 25
    defer { OSLevel.current = 26 }
    let host = try await openSheet()
    #expect(host.recorder.beyondLevel.isEmpty)
    #expect(GlassReport(host.elements) == GlassReport([]))
    #expect(host.all("Link").map { $0["style"] } == ["borderedProminent", "bordered"])
    #expect(!host.text.contains("navigationSubtitle"))
    let status = host.all("ToolbarItem").filter { $0["placement"] == "status" }
    #expect(status.map(\.accessibleName).first?.hasPrefix("5 people, updated ") == true)
    try host.tap("Close")
    #expect(host.all("Sheet").isEmpty)
  }

  @Test func theBarOpensIntoItsActionsBefore26Too() async throws {
    OSLevel.current = 25
    defer { OSLevel.current = 26 }
    let repository = EmployeeRepository(
      service: PreviewEmployeeService(), editing: PreviewEditingService(),
      imports: PreviewImportService())
    let host = ViewHost(DirectoryWindow(repository: repository))
    await host.wait(for: "Ada Lovelace, Head of Research, London")
    try host.tap("Add")
    #expect(host.shows("Add Employee") && host.shows("Import…"))
    #expect(host.recorder.beyondLevel.isEmpty)
    #expect(GlassReport(host.elements) == GlassReport([]))
  }

  @Test func theBannerIsOfMaterialBefore26() {
    OSLevel.current = 25
    defer { OSLevel.current = 26 }
    let problem = DirectoryProblem(title: "No answer", advice: "Try again.")
    let host = ViewHost(OldDataBanner(time: "14:05", problem: problem) {})
    #expect(host.recorder.beyondLevel.isEmpty)
    #expect(host.text.contains("background(regularMaterial, in: RoundedRectangle"))
    #expect(host.shows("Showing employees as of 14:05, No answer. Try again."))
  }

  @Test func theSameScreensHaveGlassOn26() async throws {
    OSLevel.current = 26
    let host = try await openSheet()
    #expect(GlassReport(host.elements).effects == 2 + 5)
    #expect(host.all("ToolbarItem").filter { $0["placement"] == "status" }.isEmpty)
  }
}
