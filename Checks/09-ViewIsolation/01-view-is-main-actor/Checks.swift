@_spi(Workshop) import SwiftUI
import Testing
import ViewIsMainActorAdapter
@_spi(Workshop) import ViewIsMainActorSubject
import WorkshopSupport

@Suite("A view is on the main actor", .serialized)
@MainActor
struct ViewIsMainActorChecks {
  /// A roster on a screen.
  @MainActor
  private final class Screen {
    let host = makeSubject().makeHost([
      (id: 40, name: "Noor"), (id: 7, name: "Ada"), (id: 19, name: "Noor"), (id: 3, name: "Yun"),
    ])

    isolated deinit { host.close() }

    private var buttons: [Element] { host.all("Button") }

    /// The title and then the rows, from the top.
    var seen: [String] {
      let rows = buttons.map(\.accessibleName)
      let texts = host.all("Text").map(\.accessibleName).filter { !rows.contains($0) }
      return texts + rows
    }

    /// Taps a row, and does not wait for anything.
    func tap(row: Int) throws {
      try #require(row < buttons.count, "The roster shows a button for each employee.")
      try host.send(.tap, id: buttons[row].id)
    }
  }

  @Test("A tap is seen in the same frame")
  func sameFrame() throws {
    let screen = Screen()
    let before = screen.seen
    #expect(before == ["0 of 4 are in", "Noor is out", "Ada is out", "Noor is out", "Yun is out"])
    try screen.tap(row: 1)
    let after = screen.seen
    #expect(
      after == ["1 of 4 are in", "Noor is out", "Ada is in", "Noor is out", "Yun is out"],
      """
      This is the screen right after the tap. The action of a button runs on the main actor, and what it \
      changes itself is in the next frame. What a task changes comes when the task gets its turn.
      """)
  }

  @Test("The next tap finds the view as the last one has left it")
  func quickTaps() throws {
    let screen = Screen()
    for row in [1, 3, 1] { try screen.tap(row: row) }
    let seen = screen.seen
    #expect(
      seen == ["1 of 4 are in", "Noor is out", "Ada is out", "Noor is out", "Yun is in"],
      "Ada has come in and gone again, and Yun has come in. A second tap takes the first one back.")
  }

  @Test("Two people of the same name come and go each by themselves")
  func namesakes() async throws {
    let screen = Screen()
    try screen.tap(row: 2)
    let expected = ["1 of 4 are in", "Noor is out", "Ada is out", "Noor is in", "Yun is out"]
    // Whether the tap is seen at once is the business of another check.
    let came = await eventually { screen.seen == expected }
    #expect(came, "Only the second Noor has come in. The screen shows \(screen.seen).")
  }
}
