import Foundation
import StateAsABridgeAdapter
@_spi(Workshop) import StateAsABridgeSubject
@_spi(Workshop) import SwiftUI
import Synchronization
import Testing
import WorkshopSupport

@Suite("State as a bridge", .serialized)
@MainActor
struct StateAsABridgeChecks {
  /// The view on a screen, the searches that it starts, and every frame that a person sees.
  @MainActor
  private final class Screen {
    private let host: ViewHost
    private let searches: Searches
    private(set) var frames: [String] = []

    /// Shows the view, and lets what it starts by itself have its turn.
    static func showing(
      _ answers: [[String]?], failing error: any Error = Searches.NothingFound()
    ) async -> Screen {
      let screen = Screen(answers, error)
      _ = await eventually { false }
      return screen
    }

    private init(_ answers: [[String]?], _ error: any Error) {
      let searches = Searches(answers, error)
      self.searches = searches
      host = makeSubject().makeHost { try await searches.next() }
      host.onUpdate = { [unowned self] in frames.append(seen) }
    }

    isolated deinit { host.close() }

    var started: Int { searches.started }
    var mainActorStarts: Int { searches.mainActorStarts }
    var animations: [String?] { host.recorder.animations }
    /// What the texts say, without the button's.
    var seen: String {
      host.all("Text").map(\.accessibleName).filter { $0 != "Find colours" }
        .joined(separator: ", ")
    }

    /// Presses the button, which may be disabled: then a press does nothing.
    func press() throws {
      let button = host.all("Button").first { $0.accessibleName == "Find colours" }
      if button?["disabled"] != "true" { try host.tap("Find colours") }
    }

    func answer(_ search: Int) { searches.latches[search - 1].open() }

    /// Waits until the screen shows something.
    func shows(_ text: String) async -> Bool { await eventually { self.seen == text } }

    func hasStarted(_ count: Int) async -> Bool { await eventually { self.started == count } }
  }

  /// Searches that are held until the check answers them; nil is a failure.
  private final class Searches: Sendable {
    /// Has words of its own for people, as many errors have; the screen shows others.
    struct NothingFound: LocalizedError {
      var errorDescription: String? { "The picture has gone." }
    }
    let latches: [Latch]
    private let answers: [[String]?]
    private let error: any Error
    private let count = Mutex((started: 0, onMainActor: 0))

    init(_ answers: [[String]?], _ error: any Error) {
      self.answers = answers
      self.error = error
      latches = answers.map { _ in Latch() }
    }

    var started: Int { count.withLock(\.started) }
    var mainActorStarts: Int { count.withLock(\.onMainActor) }

    func next() async throws -> [String] {
      let isOnMainActor = MainActorProbe.isOnMainActor
      let number = count.withLock { count in
        count.started += 1
        count.onMainActor += isOnMainActor ? 1 : 0
        return count.started
      }
      // More than were expected never end, and change nothing.
      guard number <= answers.count else {
        await Latch().waitIgnoringCancellation()
        return []
      }
      await latches[number - 1].waitIgnoringCancellation()
      guard let answer = answers[number - 1] else { throw error }
      return answer
    }
  }

  private static let looking = "Looking at the picture"
  private static let none = "No colours found"

  @Test("A press shows “Looking at the picture” in the same frame")
  func sameFrame() async throws {
    let screen = await Screen.showing([["teal"]])
    try screen.press()
    let seen = screen.seen
    #expect(
      seen == Self.looking,
      """
      Right after the press the screen shows “\(seen)”. A change that is made in a task comes when the \
      task gets its turn, and that is a frame later at best. What can be changed before the task begins?
      """)
  }

  @Test(
    "The colours replace the words in one frame, or “No colours found” does",
    arguments: [
      ["teal", "sand", "umber", "sky", "rose", "moss", "ink", "lime", "plum", "rust", "clay"], [],
      nil,
    ] as [[String]?])
  func oneFrame(answer: [String]?) async throws {
    let end = answer.map { $0.isEmpty ? Self.none : $0.joined(separator: ", ") } ?? Self.none
    let screen = await Screen.showing([answer, ["ochre"], answer])
    for (search, end) in [(1, end), (2, "ochre"), (3, end)] {
      let earlier = screen.frames.count
      try screen.press()
      try #require(await screen.hasStarted(search), "The search was never started.")
      screen.answer(search)
      let came = await screen.shows(end)
      try #require(came, "The search has answered, and the screen shows “\(screen.seen)”.")
      _ = await eventually { false }
      let others = screen.frames.dropFirst(earlier).filter { $0 != Self.looking && $0 != end }
      #expect(
        others == [],
        """
        Between “\(Self.looking)” and “\(end)”, a person saw this. Make all changes that have to be seen together \
        without an `await` between, so that no frame comes between.
        """)
    }
  }

  @Test("Each change on the screen is animated", arguments: [["sand"], nil] as [[String]?])
  func animated(answer: [String]?) async throws {
    // At the second press there are colours, which make room.
    let screen = await Screen.showing([["teal"], answer])
    for (search, end) in [(1, "teal"), (2, answer?.first ?? "No colours found")] {
      let earlier = screen.animations.count
      try screen.press()
      let atThePress = screen.animations.dropFirst(earlier)
      try #require(await screen.hasStarted(search), "The search was never started.")
      screen.answer(search)
      let came = await screen.shows(end)
      try #require(came, "The search has answered, and the screen shows “\(screen.seen)”.")
      // A task that this change starts has its turn before the next press.
      _ = await eventually { false }
      let after = screen.animations.dropFirst(earlier + atThePress.count)
      #expect(
        !atThePress.isEmpty && atThePress.allSatisfy { $0 != nil },
        "The change at the press came without an animation, or a part of it did.")
      #expect(
        !after.isEmpty && after.allSatisfy { $0 != nil },
        """
        The change after the search came without an animation, or a part of it did. A `withAnimation` \
        ends with its closure; a task that was started inside it, and what it does later, are not \
        animated by it.
        """)
    }
  }

  @Test(
    "After a failed search, a press shows “Looking at the picture” in place of what was shown, and searches again",
    arguments: [false, true])
  func failure(isCancellation: Bool) async throws {
    let error: any Error = isCancellation ? CancellationError() : Searches.NothingFound()
    let screen = await Screen.showing([["teal"], nil, ["sand"], []], failing: error)
    try screen.press()
    screen.answer(1)
    try #require(await screen.shows("teal"), "The first search has answered; see the other checks.")
    try screen.press()
    let seen = screen.seen
    #expect(seen == Self.looking, "At the second press the old colours make room for the words.")
    screen.answer(2)
    let failed = await screen.shows("No colours found")
    try #require(
      failed,
      """
      The search has failed with \(error), and the screen shows “\(screen.seen)”. The button was \
      pressed for colours, and the view is still there.
      """)
    try screen.press()
    screen.answer(3)
    let came = await screen.shows("sand")
    #expect(came, "After a failure, a press searches again. The screen shows “\(screen.seen)”.")
    try screen.press()
    screen.answer(4)
    let none = await screen.shows("No colours found")
    #expect(none, "A search that finds none has words too. The screen shows “\(screen.seen)”.")
  }

  @Test("After a search, a press searches again: also after several without colours")
  func several() async throws {
    let answers: [[String]?] = [nil, [], nil, [], nil, ["ochre"]]
    let screen = await Screen.showing(answers)
    for (search, answer) in zip(1..., answers) {
      try screen.press()
      let started = await screen.hasStarted(search)
      try #require(started, "Press \(search) has started no search; those before it found nothing.")
      screen.answer(search)
      let ended = await screen.shows(answer?.first ?? Self.none)
      try #require(ended, "Search \(search) has answered, and the screen shows “\(screen.seen)”.")
      // A task that this change starts has its turn before the next press.
      _ = await eventually { false }
    }
  }

  @Test(
    "If the search fails or finds none, “No colours found” shows, also the first time",
    arguments: [nil, []] as [[String]?],
    [false, true])
  func nothingAtFirst(answer: [String]?, isCancellation: Bool) async throws {
    let error: any Error = isCancellation ? CancellationError() : Searches.NothingFound()
    let screen = await Screen.showing([answer], failing: error)
    try screen.press()
    screen.answer(1)
    let shows = await screen.shows("No colours found")
    #expect(
      shows,
      """
      The first search of all has \(answer == nil ? "failed with \(error)" : "found none"), and the \
      screen shows “\(screen.seen)”. Which assignment brings the words, and is it made at this end too?
      """)
  }

  @Test(
    "While a search is on, a press changes nothing and starts nothing. After it, a press searches again",
    arguments: [["teal"], nil, []] as [[String]?])
  func oneAtATime(answer: [String]?) async throws {
    let screen = await Screen.showing([answer, ["sand"]])
    let end = answer?.first ?? Self.none
    try screen.press()
    // Before any task has had its turn, and then while the search is on.
    for press in 2...5 {
      try screen.press()
      #expect(
        screen.seen == Self.looking, "Press \(press), during the search, has changed what is seen.")
      let startedTwice = await screen.hasStarted(2)
      try #require(!startedTwice, "Before the first search has answered, there is a second one.")
      #expect(
        screen.seen == Self.looking, "Press \(press), during the search, has changed what is seen.")
    }
    screen.answer(1)
    let came = await screen.shows(end)
    #expect(
      came,
      """
      The search has answered, and the screen shows “\(screen.seen)”. It was to show “\(end)”, as \
      if there had been no press meanwhile.
      """)
    _ = await eventually { false }
    try #require(screen.started == 1, "A press during the search has started another one after it.")
    try screen.press()
    let startsAgain = await screen.hasStarted(2)
    try #require(startsAgain, "After the search, a press starts the next one.")
    screen.answer(2)
    let next = await screen.shows("sand")
    #expect(next, "The second search has answered, and the screen shows “\(screen.seen)”.")
  }

  @Test("Two views do not disturb each other")
  func twoViews() async throws {
    let (first, second) = (await Screen.showing([["teal"]]), await Screen.showing([nil]))
    try first.press()
    try second.press()
    #expect(
      [first.seen, second.seen] == [Self.looking, Self.looking],
      "There are two views, and the button of each was pressed.")
    let started = await eventually { first.started == 1 && second.started == 1 }
    try #require(started, "Each of two views searches on its own.")
    first.answer(1)
    let came = await first.shows("teal")
    #expect(came, "The first view's search has answered, and it shows “\(first.seen)”.")
    #expect(second.seen == Self.looking, "The second view's search is still on.")
    second.answer(1)
    let failed = await second.shows(Self.none)
    #expect(failed, "The second view's search has failed, and it shows “\(second.seen)”.")
    #expect(first.seen == "teal", "The first view has its colours.")
  }
}
