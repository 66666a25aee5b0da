import Foundation
import ScrollRevealAdapter
@_spi(Workshop) import ScrollRevealSubject
@_spi(Workshop) import SwiftUI
import Synchronization
import Testing
import WorkshopSupport

@Suite("In the same frame", .serialized)
@MainActor
struct ScrollRevealChecks {
  /// Six cards of 200 points on a screen of 400, unless said otherwise: two are in sight.
  @MainActor
  private final class Screen {
    private let host: ViewHost
    let records = Records()

    init(height: CGFloat = 400) {
      let records = records
      host = makeSubject().makeHost(
        [40: "Tove", 7: "Amina", 23: "Jun", 91: "Ruth", 8: "Otto", 55: "Ines"],
        CGSize(width: 300, height: height)
      ) { await records.record($0) }
    }

    isolated deinit {
      records.latch.open()
      host.close()
    }

    /// Who is uncovered, from top to bottom.
    var uncovered: [String] {
      host.all("Text").map(\.accessibleName).filter { $0 != "Somebody" }
    }

    /// Scrolls, and shows the next frame.
    func scroll(to offset: Int) throws {
      let id = try #require(host.all("ScrollView").first?.id, "There is nothing to scroll.")
      try host.send(.scroll, "\(offset)", id: id)
    }

    /// Has another screen lie over the roster, or takes it away, and shows the next frame.
    func cover(_ isCovered: Bool) {
      host.isCovered = isCovered
      host.update()
    }

    /// Lets all that was started have its turn.
    func rest() async { _ = await eventually { false } }
  }

  /// Records that are held at a latch.
  private final class Records: Sendable {
    let latch = Latch()
    private let ids = Mutex<(begun: [Int], done: [Int], lost: [Int])>(([], [], []))

    /// In ascending order: any of them may begin first.
    var begun: [Int] { ids.withLock(\.begun).sorted() }
    var done: [Int] { ids.withLock(\.done).sorted() }
    var lost: [Int] { ids.withLock(\.lost).sorted() }

    func record(_ id: Int) async {
      ids.withLock { $0.begun.append(id) }
      do {
        try await latch.wait()
        ids.withLock { $0.done.append(id) }
      } catch {
        ids.withLock { $0.lost.append(id) }
      }
    }
  }

  @Test("A card is uncovered in the frame in which half of it comes into sight")
  func sameFrame() async throws {
    let screen = Screen()
    let first = screen.uncovered
    #expect(
      first == ["Tove", "Amina"],
      """
      In the first frame these are uncovered, and two cards are in sight. What a task does comes when \
      the task has its turn; a frame may be drawn before.
      """)
    await screen.rest()
    try screen.scroll(to: 100)
    let next = screen.uncovered
    #expect(
      next == ["Tove", "Amina", "Jun"],
      """
      Half of Jun's card has come into sight, and these are uncovered in that frame. The callback is \
      called on the main actor. What has to happen before it may change something?
      """)
    try screen.scroll(to: 700)
    let last = screen.uncovered
    #expect(
      last == ["Tove", "Amina", "Jun", "Ruth", "Otto", "Ines"],
      "A person scrolls on at once, and sees these in the next frame.")
  }

  @Test("A card is uncovered and recorded when half of it comes into sight, and not before")
  func notBefore() async throws {
    let screen = Screen()
    screen.records.latch.open()
    await screen.rest()
    let first = screen.uncovered
    #expect(first == ["Tove", "Amina"], "There was no scrolling yet, and two cards are in sight.")
    try screen.scroll(to: 99)
    await screen.rest()
    let next = screen.uncovered
    #expect(next == ["Tove", "Amina"], "Less than half of Jun's card is in sight.")
    #expect(screen.records.begun == [7, 40], "Two cards are uncovered: one record each.")
  }

  @Test(
    "On a screen of any height, a card is uncovered when half of it comes into sight, from above or below"
  )
  func otherHeights() async throws {
    // 550 points: the third card has 150 in sight. 270: the second has 70.
    let (tall, low) = (Screen(height: 550), Screen(height: 270))
    await tall.rest()
    await low.rest()
    let atFirst = [tall.uncovered, low.uncovered]
    #expect(
      atFirst == [["Tove", "Amina", "Jun"], ["Tove"]],
      "On screens of 550 and of 270 points, these cards are half in sight or more.")
    // At the end of the list, and back: the fourth card ends at 800, and half of it at 700.
    try low.scroll(to: 930)
    try low.scroll(to: 701)
    let before = low.uncovered
    #expect(
      before == ["Tove", "Otto", "Ines"],
      "Scrolling back, 99 points of Ruth's card have come into sight from above: less than half.")
    try low.scroll(to: 700)
    let after = low.uncovered
    #expect(
      after == ["Tove", "Ruth", "Otto", "Ines"], "Half of Ruth's card has come in from above.")
    await low.rest()
    let begun = low.records.begun
    #expect(begun == [8, 40, 55, 91], "Four cards were uncovered: one record each.")
  }

  @Test("Two rosters do not disturb each other")
  func twoRosters() async throws {
    let first = Screen()
    await first.rest()
    let second = Screen()
    await second.rest()
    #expect(
      second.uncovered == ["Tove", "Amina"],
      "A second roster shows the same people, and these cards are uncovered in it.")
    try first.scroll(to: 400)
    await first.rest()
    let begun = [first.records.begun, second.records.begun]
    #expect(
      begun == [[7, 23, 40, 91], [7, 40]],
      "The first roster was scrolled by two cards, the second was not. Each records its own.")
    let uncovered = [first.uncovered, second.uncovered]
    #expect(
      uncovered == [["Tove", "Amina", "Jun", "Ruth"], ["Tove", "Amina"]],
      "The first roster was scrolled by two cards, the second was not.")
  }

  @Test("The screen waits for no record")
  func waitsForNone() async throws {
    let screen = Screen()
    try screen.scroll(to: 400)
    await screen.rest()
    let before = screen.uncovered
    #expect(
      before == ["Tove", "Amina", "Jun", "Ruth"],
      "The network holds every record, and these cards are uncovered.")
    screen.records.latch.open()
    let done = await eventually { screen.records.done == [7, 23, 40, 91] }
    #expect(done, "Four cards were uncovered, and these records were made: \(screen.records.done)")
    #expect(screen.uncovered == before, "What a record brings changes nothing on the screen.")
  }

  @Test("A card stays uncovered when it leaves: scrolled out of sight and back")
  func stays() async throws {
    let screen = Screen()
    screen.records.latch.open()
    await screen.rest()
    try screen.scroll(to: 800)
    let away = screen.uncovered
    #expect(
      away == ["Tove", "Amina", "Otto", "Ines"], "Two have left the screen, and two have come.")
    try screen.scroll(to: 0)
    await screen.rest()
    let back = screen.uncovered
    #expect(
      back == ["Tove", "Amina", "Otto", "Ines"], "Two are back, and none is covered again.")
    screen.cover(true)
    await screen.rest()
    screen.cover(false)
    let seenAgain = screen.uncovered
    #expect(
      seenAgain == back,
      "Another screen lay over the roster, and all cards had left with it. None is covered again.")
  }

  @Test("Each card is recorded once, however often it comes and goes")
  func once() async throws {
    let screen = Screen()
    // While no task has had its turn, while the records are held, and after they are done.
    for offset in [400, 0, 400, 0] { try screen.scroll(to: offset) }
    await screen.rest()
    try screen.scroll(to: 400)
    await screen.rest()
    try screen.scroll(to: 0)
    await screen.rest()
    let begun = screen.records.begun
    #expect(
      begun == [7, 23, 40, 91],
      """
      Four cards came and went: one record each. Between asking whether it was done and noting that it \
      was, there may be no wait.
      """)
    screen.records.latch.open()
    await screen.rest()
    try screen.scroll(to: 400)
    await screen.rest()
    #expect(screen.records.begun == begun, "All were recorded, and came into sight once more.")
  }

  @Test("A record goes on when its card leaves")
  func goesOn() async throws {
    let screen = Screen()
    let begun = await eventually { screen.records.begun == [7, 40] }
    try #require(
      begun, "Two cards are in sight, and these records were begun: \(screen.records.begun)")
    try screen.scroll(to: 800)
    await screen.rest()
    #expect(
      screen.records.lost == [],
      "These cards have left, and their records were cancelled. Whose task made the record?")
    screen.records.latch.open()
    let done = await eventually { screen.records.done == [7, 8, 40, 55] }
    #expect(done, "Four cards were seen, and these records were made: \(screen.records.done)")
  }
}
