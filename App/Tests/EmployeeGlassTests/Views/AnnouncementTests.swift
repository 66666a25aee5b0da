import Testing
@_spi(Workshop) import WorkshopUI

@testable import EmployeeGlass

/// What a screen reader is told of the list.
@Suite(.timeLimit(.minutes(1))) @MainActor struct AnnouncementTests {
  private struct Bar: View {
    let model: DirectoryModel

    var body: some View {
      if let removal = model.removal { UndoBar(removal: removal, model: model) }
    }
  }

  private func says(_ words: String) -> @MainActor (ViewHost) -> Bool {
    { $0.announcement?.words == words }
  }

  @Test func eachRemovalIsSaidAndSoIsAnUndoThatFails() async throws {
    let repository = EmployeeRepository(service: StagedService(), editing: FakeEditing([]))
    let model = DirectoryModel(repository: repository)
    model.removal = RemovalModel(.person(1, "Ada"), repository: repository)
    let host = ViewHost(Bar(model: model))
    await host.wait(until: says("\u{2068}Ada\u{2069} was removed"))
    let count = host.announcement?.count ?? 0
    // Of the same name, while the bar is there.
    model.removal = RemovalModel(.person(2, "Ada"), repository: repository)
    await host.wait { $0.announcement?.count == count + 1 }
    #expect(says("\u{2068}Ada\u{2069} was removed")(host))
    try host.tap("Undo")
    await host.wait(
      until: says("This cannot be undone. It is too long ago. Add the person anew."))
  }

  @Test func dataThatGrowOldAreSaidToAndSoIsEachRetryThatFails() async throws {
    let service = StagedService()
    let host = ViewHost(DirectoryWindow(repository: EmployeeRepository(service: service)))
    service.fail()
    let problem = "The server cannot be reached. Check that it is running, then try again."
    await host.wait(until: says(problem))
    try host.tap("Try Again")
    service.answer(.preview)
    await host.wait { $0.rows.count == 5 }
    try host.tap("Refresh")
    service.fail()
    await host.wait {
      let words = $0.announcement?.words ?? ""
      return words.hasPrefix("Showing employees as of ") && words.hasSuffix(". \(problem)")
    }
    let count = host.announcement?.count ?? 0
    try host.tap("Retry")
    await host.wait { $0.text.contains("navigationSubtitle(Loading") }
    service.fail()
    await host.wait { $0.announcement?.count == count + 1 }
  }
}
