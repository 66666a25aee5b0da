import Testing
@_spi(Workshop) import WorkshopUI

@testable import EmployeeGlass

@Suite(.timeLimit(.minutes(1))) @MainActor struct EmployeeFormTests {
  private let editing = FakeEditing(.preview)
  private let host: ViewHost

  init() {
    let service = StagedService()
    service.answer(.preview)
    host = ViewHost(
      DirectoryWindow(repository: EmployeeRepository(service: service, editing: editing)))
  }

  /// Whether a gesture can close the sheet in front.
  private var canBeSwipedAway: Bool { host.all("Sheet").last?.handlers[.dismiss] != nil }

  private func button(_ name: String) -> Element? {
    host.all("Button").first { $0.accessibleName == name }
  }

  @Test func aGestureClosesAFormOnlyAsLongAsNothingWasTyped() async throws {
    await host.wait { $0.rows.count == 5 }
    try host.tap("Add")
    try host.tap("Add Employee")
    #expect(canBeSwipedAway)
    try host.send(.change, "Grace", to: "Name")
    #expect(!canBeSwipedAway)
    try host.send(.change, "", to: "Name")
    #expect(canBeSwipedAway)
    try host.send(.change, "Grace", to: "Name")
    try host.tap("Cancel")
    await host.wait(for: "Discard")
    try host.tap("Discard")
    await host.wait { $0.all("Sheet").isEmpty }
  }

  @Test func aFormThatSavesIsNotLeft() async throws {
    await host.wait { $0.rows.count == 5 }
    try host.tap("Ada Lovelace, Head of Research, London")
    await host.wait(for: "Edit")
    try host.tap("Edit")
    await host.wait { _ in editing.asked == ["current 1"] && canBeSwipedAway }
    try host.send(.change, "Archivist", to: "Title")
    await host.wait { _ in button("Save")?["disabled"] == nil }
    #expect(button("Cancel")?["disabled"] == nil)
    let held = editing.holdAnswer()
    try host.tap("Save")
    await held.isDue()
    await host.wait(for: "Saving")
    #expect(button("Cancel")?["disabled"] == "true" && !canBeSwipedAway)
    held.answer()
    await host.wait { !$0.shows("Saving") }
    #expect(host.all("Sheet").count == 1, "The person's sheet is there still.")
  }
}
