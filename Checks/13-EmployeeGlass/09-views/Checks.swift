@_spi(Workshop) import SwiftUI
import Synchronization
import Testing
import ViewsAdapter
@_spi(Workshop) import ViewsSubject
import WorkshopSupport

@Suite("The sheet's view", .serialized)
@MainActor
struct ViewsChecks {
  /// Searches that end when a check says so, by their number, from 0.
  private final class Searches: Sendable {
    private let latches = KeyedLatches<Int>()
    private let state = Mutex((begun: [Int](), cancelled: [Int]()))

    /// How many colours were searched for, in order.
    var begun: [Int] { state.withLock { $0.begun } }
    var cancelled: [Int] { state.withLock { $0.cancelled } }

    func find(_ count: Int) async throws -> Int {
      let number = state.withLock { state in
        state.begun.append(count)
        return state.begun.count - 1
      }
      return try await withTaskCancellationHandler {
        try await latches[number].wait()
        return count
      } onCancel: {
        state.withLock { $0.cancelled.append(count) }
      }
    }

    func end(_ number: Int) { latches[number].open() }
  }

  /// A list with its sheet, whose first search, for five colours, has begun.
  private func open(_ searches: Searches) async throws -> Subject.Screen {
    let screen = await makeSubject().open { try await searches.find($0) }
    let begins = await eventually { !searches.begun.isEmpty && screen.host.shows("Manager") }
    try #require(
      begins,
      """
      The sheet is open. Searched for: \(searches.begun). On the screen:
      \(screen.host.names)
      """)
    return screen
  }

  /// Each time is seen: otherwise two changes at once make the view again once.
  private func makeAgain(_ screen: Subject.Screen) {
    screen.makeAgain()
    screen.host.update()
  }

  private func showsColors(_ count: Int, _ screen: Subject.Screen) async -> Bool {
    await eventually { screen.host.shows("\(count) colors of the picture") }
  }

  @Test("The sheet keeps its model when it is made again")
  func keeps() async throws {
    let searches = Searches()
    let screen = try await open(searches)
    makeAgain(screen)
    searches.end(0)
    let first = await showsColors(5, screen)
    try #require(
      first,
      """
      The list behind the sheet has changed while the colours were searched for, and the view was made again. The \
      search has ended, and the sheet does not show its colours. Which model does it show?
      """)
    try screen.host.send(.change, "Is the key there?", to: "Message")
    try screen.host.send(.change, "8", to: "Colors")
    searches.end(1)
    let second = await showsColors(8, screen)
    try #require(second, "The slider says 8, and the sheet shows:\n\(screen.host.names)")
    for _ in 1...2 { makeAgain(screen) }
    _ = await workEnds()
    #expect(
      screen.host.shows("Colors: 8") && screen.host.shows("8 colors of the picture")
        && screen.host.shows("Manager"),
      "The view was made again, and the sheet lost what it had:\n\(screen.host.names)")
    let typed = screen.host.all("TextField").first { $0.accessibleName == "Message" }?["value"]
    #expect(
      typed == "Is the key there?" && screen.host.shows("Below the mat."),
      """
      A message was begun, and the view was made again. Its field has “\(typed ?? "")”, and the sheet shows:
      \(screen.host.names)
      """)
    screen.host.close()
  }

  @Test("The colours are searched for once, however often the sheet is made")
  func once() async throws {
    let searches = Searches()
    let screen = try await open(searches)
    for _ in 1...2 { makeAgain(screen) }
    _ = await workEnds()
    await screen.change("Zoë Meier", "Paris")
    _ = await workEnds()
    makeAgain(screen)
    searches.end(0)
    _ = await workEnds()
    #expect(
      searches.begun == [5] && searches.cancelled == [],
      """
      The view was made several times, and the person was changed. Searched for: \(searches.begun); \
      cancelled: \(searches.cancelled). Neither `init` nor `body` says that a sheet opens.
      """)
    screen.host.close()
  }

  @Test("A change that another window makes shows")
  func change() async throws {
    let searches = Searches()
    let screen = try await open(searches)
    for (name, office) in [("Zoë Meier", "Paris"), ("Zoë Maier", "Lisbon")] {
      _ = await workEnds()
      await screen.change(name, office)
      let shows = await eventually {
        screen.host.shows("Office, \(office)") && screen.host.shows(name)
          && Set(screen.host.titles) == [name]
          && screen.host.shows("山田 花子, Design Engineer, \(office)")
      }
      #expect(
        shows,
        """
        Another window has given the person the name \(name), and them and 山田 花子 the office \(office). The sheet's \
        title is \(screen.host.titles), and it shows:
        \(screen.host.names)
        """)
    }
    screen.host.close()
  }

  @Test("Edit hands over the person as they are now")
  func edit() async throws {
    let searches = Searches()
    let screen = try await open(searches)
    _ = await workEnds()
    await screen.change("Zoë Müller", "Paris")
    screen.tell()
    _ = await workEnds()
    try #require(
      !screen.host.all("Button").filter { $0.accessibleName == "Edit" }.isEmpty,
      "Another window has changed the person, and the sheet says so. Its button for editing is gone."
    )
    try screen.host.tap("Edit")
    #expect(
      screen.edits() == ["Paris"],
      """
      Another window has moved the person to Paris. Edit has handed over someone in \
      \(screen.edits().joined(separator: ", ")).
      """)
    screen.host.close()
  }

  /// How a person closes a sheet.
  enum Closing: String, CaseIterable, Sendable {
    case sweep = "was swept down"
    case button = "was closed with its button"
  }

  private func close(_ screen: Subject.Screen, by closing: Closing) async throws {
    _ = await workEnds()
    switch closing {
    case .sweep:
      screen.present(false)
      screen.host.update()
    case .button: try screen.host.tap("Close")
    }
    try #require(screen.host.all("Sheet").isEmpty, "The sheet was closed, and is still there.")
    _ = await workEnds()
  }

  @Test("Closing the sheet ends its loop over changes", arguments: Closing.allCases)
  func following(closing: Closing) async throws {
    let searches = Searches()
    let screen = try await open(searches)
    _ = await workEnds()
    let before = await screen.followers()
    try #require(before == 1, "The sheet is open, and \(before) loops follow changes, not 1.")
    try await close(screen, by: closing)
    let after = await screen.followers()
    #expect(
      after == 0,
      """
      The sheet \(closing.rawValue), and its model still looks at each change of the directory. So does each sheet \
      that was ever opened. Which task is cancelled with its view?
      """)
  }

  @Test(
    "Closing the sheet cancels the search for colours", arguments: Closing.allCases, [false, true])
  func search(closing: Closing, hasColors: Bool) async throws {
    let searches = Searches()
    let screen = try await open(searches)
    if hasColors {
      searches.end(0)
      let shows = await showsColors(5, screen)
      try #require(shows, "The search has ended, and the sheet shows:\n\(screen.host.names)")
    }
    try screen.host.send(.change, "7", to: "Colors")
    let begins = await eventually { searches.begun == [5, 7] }
    try #require(begins, "The slider says 7. Searched for: \(searches.begun)")
    let before = hasColors ? [] : [5]
    try #require(
      searches.cancelled == before, "The sheet is open. Cancelled: \(searches.cancelled)")
    try await close(screen, by: closing)
    #expect(
      searches.cancelled == before + [7],
      """
      The sheet \(closing.rawValue), and the search for 7 colours goes on. It is a task of the model's, which is not \
      cancelled with the view's.
      """)
  }

  @Test("A sheet that is opened again begins anew")
  func again() async throws {
    let searches = Searches()
    let screen = try await open(searches)
    try screen.host.send(.change, "7", to: "Colors")
    _ = await eventually { searches.begun == [5, 7] }
    try await close(screen, by: .sweep)
    await screen.change("Zoë Meier", "Paris")
    screen.present(true)
    let begins = await eventually { searches.begun == [5, 7, 5] }
    #expect(
      begins && screen.host.shows("Colors: 5"),
      "The sheet was closed with the slider at 7, and opened again. Searched for: \(searches.begun)"
    )
    searches.end(2)
    let colors = await showsColors(5, screen)
    #expect(colors, "The second search has ended, and the sheet shows:\n\(screen.host.names)")
    _ = await workEnds()
    await screen.change("Zoë Maier", "Lisbon")
    let shows = await eventually { screen.host.shows("Office, Lisbon") }
    #expect(
      shows, "The second sheet does not show that the office is Lisbon:\n\(screen.host.names)")
    screen.host.close()
  }

  @Test("Going back to a page begins its work again")
  func goingBack() async throws {
    let searches = Searches()
    let screen = try await open(searches)
    try screen.host.send(.change, "8", to: "Colors")
    let moves = await eventually { searches.begun == [5, 8] }
    try #require(moves, "The slider says 8. Searched for: \(searches.begun)")
    makeAgain(screen)
    _ = await workEnds()
    // Another page is pushed: the tasks of this one are cancelled, and its state stays.
    screen.host.isCovered = true
    _ = await workEnds()
    await screen.change("Zoë Meier", "Paris")
    _ = await workEnds()
    screen.host.isCovered = false
    let begins = await eventually { searches.begun == [5, 8, 8] }
    #expect(
      begins && screen.host.shows("Colors: 8"),
      """
      The manager's page was pushed while 8 colours were searched for, and the person has gone back. Searched for: \
      \(searches.begun). The sheet shows:
      \(screen.host.names)
      """)
    searches.end(2)
    let colors = await showsColors(8, screen)
    #expect(
      colors, "The search that began again has ended, and the sheet shows:\n\(screen.host.names)")
    let missed = await eventually { screen.host.shows("Office, Paris") }
    #expect(
      missed,
      """
      The person was moved to Paris while another page was on this one. Back again, it shows:
      \(screen.host.names)
      """)
    _ = await workEnds()
    await screen.change("Zoë Maier", "Lisbon")
    let shows = await eventually { screen.host.shows("Office, Lisbon") }
    #expect(
      shows,
      """
      The person has gone back to the page, and then another window has moved Zoë to Lisbon. The page shows:
      \(screen.host.names)
      """)
    screen.host.close()
  }

  @Test("In the app, the sheet stays as it is when an edit is saved, and ends when it is closed")
  func app() async throws {
    let window = makeSubject().openWindow()
    let host = window.host
    let row = "Zoë Müller, Product Designer, London"
    let loads = await eventually { host.shows(row) }
    try #require(loads, "The list has no rows:\n\(host.names)")
    try host.tap(row)
    let opens = await eventually { host.shows("5 colors of the picture") && host.shows("Manager") }
    try #require(opens, "The row was tapped, and the sheet shows:\n\(host.names)")
    try host.send(.change, "8", to: "Colors")
    let moves = await eventually { host.shows("8 colors of the picture") }
    try #require(moves, "The slider says 8, and the sheet shows:\n\(host.names)")
    try host.tap("Edit")
    _ = await workEnds()
    try host.send(.change, "Paris", to: "Office")
    try host.tap("Save")
    _ = await workEnds()
    #expect(
      host.shows("Office, Paris") && host.shows("Colors: 8")
        && host.shows("8 colors of the picture") && host.shows("Manager"),
      """
      The slider was at 8, and the office was changed to Paris and saved. The sheet shows:
      \(host.names)
      """)
    try host.tap("Close")
    _ = await workEnds()
    let followers = await window.followers()
    #expect(
      followers == 1,
      "The sheet is closed, and \(followers) loops follow changes. Only the window's should.")
    host.close()
  }
}

extension ViewHost {
  /// Whether something on the screen has a name.
  fileprivate func shows(_ name: String) -> Bool { all.contains { $0.accessibleName == name } }

  /// The titles of the sheet's screens.
  fileprivate var titles: [String] {
    all("Sheet").flatMap(\.all).flatMap(\.modifiers).filter { $0.name == "navigationTitle" }
      .compactMap { $0["text"] }
  }

  /// What the texts say, in the sheet where one is open.
  fileprivate var names: String {
    let sheets = all("Sheet").flatMap(\.all)
    return (sheets.isEmpty ? all : sheets).filter { $0.kind == "Text" }.map(\.accessibleName)
      .joined(separator: " · ")
  }
}
