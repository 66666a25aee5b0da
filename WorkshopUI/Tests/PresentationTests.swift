@_spi(Workshop) import SwiftUI
import Testing
import WorkshopUISamples

extension ViewHost {
  /// Does what a person does to leave the top sheet, dialog or screen.
  func dismissTop() throws {
    let top = all.last { $0.handlers[.dismiss] != nil && $0.kind != "SearchField" }
    try send(.dismiss, id: #require(top).id)
  }
}

@Suite struct PresentationTests {
  @Test func aSheetOfAnItemShowsInTheTreeUntilItIsDismissed() throws {
    let host = ViewHost(DirectoryScreen())
    #expect(host.all("Sheet").isEmpty)
    try host.tap("Grace")
    #expect(
      host.text.contains(
        """
          sheet:
            Sheet
              VStack .presentationDetents(medium large, selection: medium) \
        .presentationBackgroundInteraction(enabled upThrough medium) \
        .presentationDragIndicator(visible)
                Text "Grace"
                Text "Compilers" .glassEffect(regular, tint: red, interactive: true)
                Button
                  Text "Add to favourites"
                Button
                  Text "Done"
        """))
    try host.dismissTop()
    #expect(host.all("Sheet").isEmpty)
  }

  @Test func theEnvironmentsDismissEndsTheSheet() throws {
    let host = ViewHost(DirectoryScreen())
    try host.tap("Ada")
    try host.tap("Done")
    #expect(host.all("Sheet").isEmpty)
  }

  @Test func eachPresentationStartsAnew() throws {
    let host = ViewHost(DirectoryScreen())
    try host.tap("Ada")
    try host.tap("Add to favourites")
    #expect(host.all("Button").contains { $0.accessibleName == "Favourite" })
    try host.tap("Grace")
    #expect(!host.all("Button").contains { $0.accessibleName == "Favourite" })
    try host.dismissTop()
    try host.tap("Grace")
    #expect(host.all("Button").contains { $0.accessibleName == "Add to favourites" })
  }

  @Test func aPersonMovesTheSheetToAnotherDetent() throws {
    let host = ViewHost(DirectoryScreen())
    try host.tap("Ada")
    let sheet = try #require(host.all("Sheet").first?.children.first)
    try host.send(.rest, "large", id: sheet.id)
    #expect(host.text.contains("presentationDetents(medium large, selection: large)"))
    try host.send(.rest, "half", id: sheet.id)
    #expect(host.text.contains("selection: large"))
  }

  /// A control that is all that a sheet has: what a person does with it is no drag of the sheet.
  @Test func aControlAndTheDetentsAroundItHearTheirOwnEvents() throws {
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        Text(isOn ? "on" : "off").sheet(isPresented: .constant(true)) {
          Toggle("Switch", isOn: $isOn).presentationDetents([.medium, .large])
        }
      }
    }
    let host = ViewHost(Screen())
    let toggle = try #require(host.all("Toggle").first?.id)
    try host.send(.change, "true", id: toggle)
    #expect(host.all("Text").contains { $0.accessibleName == "on" })
    #expect(host.text.contains("selection: medium"))
    try host.send(.rest, "large", id: toggle)
    #expect(host.all("Text").contains { $0.accessibleName == "on" })
    #expect(host.text.contains("selection: large"))
  }

  @Test func tasksInASheetAreCancelledAndOnDismissIsCalled() async throws {
    let log = Log()
    let host = ViewHost(Sheets(log: log))
    try host.tap("Open")
    await log.waitFor("started")
    try host.dismissTop()
    await log.waitFor("cancelled")
    #expect(log.words.contains("dismissed"))
    #expect(log.words.filter { $0 == "dismissed" }.count == 1)
  }

  @Test func aHeldSheetTakesNoGestureButItsOwnButton() throws {
    let host = ViewHost(Sheets(log: Log()))
    try host.tap("Hold")
    try host.tap("Open")
    #expect(host.all("Sheet").first?.handlers[.dismiss] == nil)
    try host.tap("Close")
    #expect(host.all("Sheet").isEmpty)
  }

  @Test func whatIsPresentedKnowsThatItIs() throws {
    let host = ViewHost(Covers())
    try host.tap("on its own")
    #expect(
      host.text == """
        Button .fullScreenCover .popover
          fullScreenCover:
            FullScreenCover
              Text "presented" .presentationCornerRadius(12.0)
          popover:
            Popover
              Text "presented"
          Text "on its own"
        """)
    try host.dismissTop()
    #expect(host.all("Popover").isEmpty && host.all("FullScreenCover").count == 1)
  }

  @Test func everyButtonOfADialogEndsItAfterItsAction() throws {
    let host = ViewHost(DirectoryScreen())
    try host.tap("Remove all")
    let dialog = try #require(host.all("ConfirmationDialog").first)
    #expect(dialog["text"] == "Remove everybody?")
    #expect(dialog.children.map(\.accessibleName) == ["Remove", "Cancel"])
    #expect(dialog.slots.first?.elements.first?["text"] == "It cannot be undone.")
    try host.tap("Cancel")
    #expect(host.all("ConfirmationDialog").isEmpty)
    try host.tap("Remove all")
    try host.tap("Remove")
    #expect(host.all("ConfirmationDialog").isEmpty)
    #expect(!host.text.contains("Ada"))
  }

  @Test func anAlertIsPresentedWithItsData() throws {
    let host = ViewHost(Alerts())
    try host.tap("Fail")
    let alert = try #require(host.all("Alert").first)
    #expect(alert["text"] == "It failed")
    #expect(alert.children.map(\.accessibleName) == ["Retry 7"])
    try host.tap("Retry 7")
    #expect(host.all("Alert").isEmpty)
    #expect(host.text.contains("retried 7"))
    try host.tap("Tell")
    #expect(host.all("Alert").first?.children.map(\.accessibleName) == ["OK"])
    try host.tap("OK")
    #expect(host.all("Alert").isEmpty)
  }
}

/// What happened, in order.
private final class Log {
  private(set) var words: [String] = []
  private var waiting: (String, CheckedContinuation<Void, Never>)?

  func add(_ word: String) {
    words.append(word)
    if let waiting, waiting.0 == word {
      self.waiting = nil
      waiting.1.resume()
    }
  }

  func waitFor(_ word: String) async {
    guard !words.contains(word) else { return }
    await withCheckedContinuation { waiting = (word, $0) }
  }
}

private struct Sheets: View {
  let log: Log
  @State private var isOpen = false
  @State private var isHeld = false

  var body: some View {
    VStack {
      Button("Open") { isOpen = true }
      Button("Hold") { isHeld = true }
    }
    .sheet(isPresented: $isOpen, onDismiss: dismissed) {
      SheetContent(log: log).interactiveDismissDisabled(isHeld)
    }
  }

  private func dismissed() { log.add("dismissed") }
}

private struct SheetContent: View {
  let log: Log
  /// Ends when the task is cancelled.
  private let never = AsyncStream<Void> { _ in }
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
      .task {
        log.add("started")
        for await _ in never {}
        log.add("cancelled")
      }
  }
}

private struct Covers: View {
  @State private var isCovered = false
  @State private var points = false

  var body: some View {
    Button {
      (isCovered, points) = (true, true)
    } label: {
      Presence()
    }
    .fullScreenCover(isPresented: $isCovered) { Presence().presentationCornerRadius(12) }
    .popover(isPresented: $points) { Presence() }
  }
}

private struct Presence: View {
  @Environment(\.isPresented) private var isPresented

  var body: some View { Text(isPresented ? "presented" : "on its own") }
}

private struct Alerts: View {
  @State private var failed = false
  @State private var told = false
  @State private var retried = ""

  var body: some View {
    VStack {
      Text(retried)
      Button("Fail") { failed = true }
      Button("Tell") { told = true }
    }
    .alert("It failed", isPresented: $failed, presenting: 7) { number in
      Button("Retry \(number)") { retried = "retried \(number)" }
    } message: { number in
      Text("After \(number) times")
    }
    .alert(Text("Told"), isPresented: $told) {}
  }
}
