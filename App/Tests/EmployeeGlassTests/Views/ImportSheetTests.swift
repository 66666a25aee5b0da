import Foundation
import Testing
@_spi(Workshop) import WorkshopUI

@testable import EmployeeGlass

@Suite(.timeLimit(.minutes(1))) @MainActor struct ImportSheetTests {
  private let imports = HeldImports()
  private let host: ViewHost

  init() {
    let service = StagedService()
    service.answer(.preview)
    host = ViewHost(
      DirectoryWindow(repository: EmployeeRepository(service: service, imports: imports)))
  }

  /// Chooses a file of three lines, and waits until it is on its way.
  private func choose() async throws -> HeldImports.Sending {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).csv")
    try Data("name\nAda\nGrace\nZoë\n".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    await host.wait { $0.rows.count == 5 }
    try host.tap("Add")
    try host.tap("Import…")
    let dialog = try #require(host.all("FileImporter").first)
    #expect(dialog["accept"] == ".csv,text/csv")
    try host.send(.choose, url.path(percentEncoded: false), id: dialog.id)
    return try await imports.sending()
  }

  @Test func theSheetShowsHowFarItIsAndThenWhatWasLeftOut() async throws {
    let sending = try await choose()
    await host.wait(for: "0 of about 3 lines")
    #expect(host.all("FileImporter").isEmpty && host.all("Sheet").count == 1)
    #expect(host.text.contains("presentationBackgroundInteraction(enabled upThrough medium)"))
    #expect(host.shows("Cancel Import") && host.shows("Hide"))
    sending.answer(.after(300, .completed))
    await host.wait(for: "Done")
    #expect(host.shows("297 people added, 3 lines left out"))
    #expect(host.shows("Line 100, Email, Somebody else has this email address."))
    #expect(
      host.all("Link").map { $0["url"] } == [imports.faultList(of: sending.file.id)?.absoluteString]
    )
    #expect(!host.shows("Cancel Import") && !host.shows("Choose Another File…"))
    try host.tap("Done")
    #expect(host.all("Sheet").isEmpty && !host.shows("Show Import"))
  }

  @Test func aSheetThatIsHiddenLeavesABarOverTheList() async throws {
    let sending = try await choose()
    await host.wait(for: "Hide")
    try host.tap("Hide")
    #expect(host.all("Sheet").isEmpty && host.shows("Show Import") && !host.shows("Dismiss"))
    let glass = GlassReport(host.elements)
    #expect(glass.effects == 2 && glass.nested + glass.loose == 0)
    // One import at a time: the bar's action shows the one that runs.
    try host.tap("Add")
    try host.tap("Import…")
    #expect(host.all("FileImporter").isEmpty && host.all("Sheet").count == 1)
    // A person who is tapped is shown; the import goes on.
    try host.tap("Ada Lovelace, Head of Research, London")
    await host.wait(for: "Email, person1@employees.example")
    #expect(host.all("Sheet").count == 1 && host.shows("Show Import"))
    try host.tap("Show Import")
    #expect(host.all("Sheet").count == 2)
    try host.tap("Hide")
    sending.answer(.after(100, .completed))
    await host.wait(for: "99 people added")
    try host.tap("Dismiss")
    #expect(!host.shows("Show Import"))
  }

  @Test func aCancelledImportOffersToGoOnAndAnotherFile() async throws {
    _ = try await choose()
    imports.know(.after(200))
    await host.wait(for: "Cancel Import")
    try host.tap("Cancel Import")
    await host.wait(for: "Continue")
    #expect(
      host.all.contains {
        $0.accessibleName.hasPrefix("The import was cancelled, 198 people added already.")
      })
    try host.tap("Choose Another File…")
    #expect(host.all("FileImporter").count == 1)
    let dialog = try #require(host.all("FileImporter").first)
    try host.send(.dismiss, id: dialog.id)
    try host.tap("Continue")
    await host.wait(for: "200 of about 200 lines")
  }

  @Test func whereNothingCanBeImportedTheBarHasNoAction() async throws {
    let service = StagedService()
    service.answer(.preview)
    let host = ViewHost(
      DirectoryWindow(repository: EmployeeRepository(service: service, editing: FakeEditing([]))))
    await host.wait { $0.rows.count == 5 }
    try host.tap("Add")
    #expect(host.shows("Add Employee") && !host.shows("Import…"))
  }
}
