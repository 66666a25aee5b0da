@_spi(Workshop) import SwiftUI
import Synchronization
import Testing
import TheAppAdapter
@_spi(Workshop) import TheAppSubject
import WorkshopSupport

@Suite("The app", .serialized)
@MainActor
struct TheAppChecks {
  /// A server that answers when a check says so, and counts.
  private final class Server: Sendable {
    private let state = Mutex((asked: 0, follows: 0))
    private let gate = Latch()

    var asked: Int { state.withLock { $0.asked } }
    /// How many connections the app has on which it hears of changes.
    var connections: Int { state.withLock { $0.follows } }

    func open() { gate.open() }

    func ask() async throws {
      state.withLock { $0.asked += 1 }
      try await gate.wait()
    }

    func follow(_ change: Int) {
      state.withLock { $0.follows += change }
    }
  }

  private func start(_ server: Server) -> Subject.Running {
    makeSubject().start({ try await server.ask() }, { server.follow($0) })
  }

  /// A window that shows all five people.
  private func openWindow(_ app: Subject.Running) async throws -> Subject.Window {
    let window = app.openWindow(.active)
    let isThere = await eventually {
      self.shows(window, "Ada Lovelace") && self.shows(window, "Zoë Müller")
    }
    try #require(isThere, "A window is open, and shows:\n\(window.host.names)")
    return window
  }

  private func shows(_ window: Subject.Window, _ words: String) -> Bool {
    window.host.names.contains(words)
  }

  private func search(_ text: String, in window: Subject.Window) throws {
    let field = try #require(
      window.host.all("SearchField").first, "The window has no search field:\n\(window.host.names)")
    try window.host.send(.change, text, id: field.id)
  }

  /// Expects that a window still searches for “zoe”. Grace Hopper is no part of Zoë Müller's sheet either.
  private func isSearched(_ window: Subject.Window, _ after: String) {
    let field = window.host.all("SearchField").first?["value"] ?? ""
    #expect(
      field == "zoe" && !shows(window, "Grace Hopper"),
      """
      The window was searched for “zoe”. \(after), its search field has “\(field)”, and it shows:
      \(window.host.names)
      """)
  }

  private func readers(_ app: Subject.Running) async -> Int {
    _ = await workEnds()
    return await app.readers()
  }

  @Test("A window's search is in no other window")
  func search() async throws {
    let server = Server()
    server.open()
    let app = start(server)
    let (first, second) = (try await openWindow(app), try await openWindow(app))
    try search("zoe", in: first)
    let finds = await eventually { !self.shows(first, "Ada Lovelace") }
    #expect(
      finds && shows(first, "Zoë Müller"),
      "The first window searches for “zoe”:\n\(first.host.names)")
    _ = await workEnds()
    #expect(
      shows(second, "Ada Lovelace"),
      "The first window searches for “zoe”, and the second shows:\n\(second.host.names)")
    let third = try await openWindow(app)
    #expect(shows(third, "Ada Lovelace"), "A new window begins with a search of its own.")
    for window in [first, second, third] { window.host.close() }
  }

  @Test("All windows share one load")
  func load() async throws {
    let server = Server()
    let app = start(server)
    let windows = [app.openWindow(.active), app.openWindow(.active)]
    _ = await eventually { server.asked > 0 }
    _ = await workEnds()
    server.open()
    for window in windows {
      let isThere = await eventually { self.shows(window, "Ada Lovelace") }
      #expect(isThere, "A window shows:\n\(window.host.names)")
    }
    let last = try await openWindow(app)
    #expect(server.asked == 1, "The server was asked for its one page \(server.asked) times.")
    for window in windows + [last] { window.host.close() }
  }

  @Test("A window keeps its model when the scene is made again")
  func keeps() async throws {
    let server = Server()
    server.open()
    let app = start(server)
    let window = try await openWindow(app)
    try search("zoe", in: window)
    _ = await eventually { !self.shows(window, "Ada Lovelace") }
    for _ in 1...2 {
      window.makeAgain()
      window.host.update()
      _ = await workEnds()
    }
    #expect(
      shows(window, "Zoë Müller") && !shows(window, "Ada Lovelace"),
      "The window searches for “zoe”. Its scene was made again, and it shows:\n\(window.host.names)"
    )
    #expect(
      window.host.all("SearchField").first?["value"] == "zoe",
      "The search field has lost what was typed.")
    try await app.rename(2, "Zoë Meier")
    let isNew = await eventually { self.shows(window, "Zoë Meier") }
    #expect(isNew, "A change does not reach the window any more. It shows:\n\(window.host.names)")
    window.host.close()
  }

  @Test("A window that closes follows no changes any more; the others do")
  func closes() async throws {
    let server = Server()
    server.open()
    let app = start(server)
    let (first, second) = (try await openWindow(app), try await openWindow(app))
    let before = await readers(app)
    #expect(before == 2, "Two windows are open, and \(before) follow changes.")
    first.host.close()
    let after = await readers(app)
    #expect(after == 1, "One of two windows is closed, and \(after) still follow changes.")
    #expect(
      server.connections == 1,
      "The second window is open, and the app has \(server.connections) connections for changes.")
    try await app.rename(2, "Zoë Meier")
    let isNew = await eventually { self.shows(second, "Zoë Meier") }
    #expect(isNew, "The second window shows:\n\(second.host.names)")
    second.host.close()
    let last = await readers(app)
    #expect(last == 0, "All windows are closed, and \(last) still follow changes.")
    let ends = await eventually { server.connections == 0 }
    #expect(ends, "All windows are closed, and the app's connection for changes is still open.")
  }

  @Test("The load goes on when the window that began it closes")
  func loadGoesOn() async throws {
    let server = Server()
    let app = start(server)
    let first = app.openWindow(.active)
    let begins = await eventually { server.asked == 1 }
    try #require(
      begins, "A window is open, and the server was asked for its page \(server.asked) times.")
    first.host.close()
    _ = await workEnds()
    server.open()
    let second = try await openWindow(app)
    #expect(
      server.asked == 1, "The load was begun anew, as if the first window had taken it along.")
    second.host.close()
  }

  @Test(
    "In the background a window keeps what it shows, and follows no changes; back again, it shows what it missed"
  )
  func background() async throws {
    let server = Server()
    server.open()
    let app = start(server)
    let window = try await openWindow(app)
    try search("zoe", in: window)
    _ = await eventually { !self.shows(window, "Grace Hopper") }
    try window.host.tap("Zoë Müller, Product Designer, London")
    let opens = await eventually { self.shows(window, "Started") }
    try #require(opens, "The row was tapped, and the window shows:\n\(window.host.names)")
    try window.host.send(.change, "8", to: "Colors")
    let before = await readers(app)
    window.setPhase(.background)
    window.host.update()
    let inBackground = await readers(app)
    #expect(
      inBackground == before - 1,
      "In front, \(before) loops over changes ran, and in the background \(inBackground) still do.")
    let ends = await eventually { server.connections == 0 }
    #expect(ends, "No window is in front, and the app's connection for changes is still open.")
    #expect(
      shows(window, "Zoë Müller") && shows(window, "Colors: 8"),
      "The window in the background shows:\n\(window.host.names)")
    isSearched(window, "The window went to the background")
    try await app.rename(2, "Zoë Meier")
    window.setPhase(.active)
    window.host.update()
    let isNew = await eventually { self.shows(window, "Zoë Meier") }
    #expect(
      isNew,
      "The window came back, and a name was changed meanwhile. It shows:\n\(window.host.names)")
    #expect(
      shows(window, "Colors: 8"),
      "The sheet was open before, with its slider at 8. The window shows:\n\(window.host.names)")
    isSearched(window, "The window came back")
    let follows = await eventually { server.connections == 1 }
    #expect(
      follows,
      "The window is in front, and the app has \(server.connections) connections for changes.")
    #expect(
      server.asked == 1,
      """
      The server was asked for its page \(server.asked) times. Nothing has to be loaded anew: it tells what was missed.
      """)
    window.host.close()
    let after = await readers(app)
    #expect(after == 0, "The window is closed, and \(after) loops over changes go on.")
  }

  @Test(
    "A window that opens in the background begins when it comes to the front",
    arguments: [ScenePhase.active, .background])
  func opensInBackground(first: ScenePhase) async throws {
    let server = Server()
    server.open()
    let app = start(server)
    // Restored there by the system, or sent there before anything else could run.
    let window = app.openWindow(first)
    window.setPhase(.background)
    window.host.update()
    let before = await readers(app)
    #expect(
      before == 0, "The window has opened in the background, and \(before) loops over changes run.")
    window.setPhase(.inactive)
    window.host.update()
    let isThere = await eventually { self.shows(window, "Ada Lovelace") }
    #expect(isThere, "The window can be seen, and shows:\n\(window.host.names)")
    window.host.close()
  }

  @Test("An `.inactive` window follows changes, as an `.active` one")
  func inactive() async throws {
    let server = Server()
    server.open()
    let app = start(server)
    let window = try await openWindow(app)
    for phase in [ScenePhase.inactive, .active, .inactive, .background, .inactive] {
      window.setPhase(phase)
      window.host.update()
      _ = await workEnds()
    }
    let loops = await readers(app)
    #expect(
      loops == 1,
      """
      The window has come from the background beside another one, and can be seen. \(loops) loops over changes run.
      """)
    let follows = await eventually { server.connections == 1 }
    #expect(
      follows,
      "An inactive window may be one beside another. The app has \(server.connections) connections for changes."
    )
    try await app.rename(2, "Zoë Meier")
    let isNew = await eventually { self.shows(window, "Zoë Meier") }
    #expect(isNew, "The window can be seen, and shows:\n\(window.host.names)")
    window.host.close()
  }
}

extension ViewHost {
  /// What the texts say, in reading order.
  fileprivate var names: String {
    all.filter { $0.kind == "Text" }.map(\.accessibleName).joined(separator: " · ")
  }
}
