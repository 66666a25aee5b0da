@_spi(Workshop) import SwiftUI
import Testing
import ViewIsMainActorAdapter
@_spi(Workshop) import ViewIsMainActorSubject
import WorkshopSupport

@Suite("A view is on the main actor", .serialized)
@MainActor
struct ViewIsMainActorChecks {
  private static let people: [Subject.Person] = [
    (id: 40, name: "Noor"), (id: 7, name: "Ada"), (id: 19, name: "Noor"), (id: 3, name: "Yun"),
  ]

  /// A roster on a screen.
  @MainActor
  private final class Screen {
    private let roster: Subject.Roster
    private var host: ViewHost { roster.host }

    init(_ people: [Subject.Person] = ViewIsMainActorChecks.people) {
      roster = makeSubject().makeRoster(people)
    }

    isolated deinit { host.close() }

    /// What takes a tap, from the top.
    private var rows: [Element] {
      host.all.filter { element in
        element.handlers[.tap] != nil || element.modifiers.contains { $0.handlers[.tap] != nil }
      }
    }

    /// What a person reads there, even if a screen reader says something else.
    private func words(_ element: Element) -> String {
      element.all.compactMap { $0["text"] ?? $0["label"] }.joined(separator: " ")
    }

    /// The title and then the rows, from the top.
    var seen: [String] {
      let rows = rows
      let inside = Set(rows.flatMap(\.all).map(\.id))
      let texts = host.all("Text").filter { !inside.contains($0.id) }
      return texts.map(words) + rows.map(words)
    }

    /// Taps a row, and does not wait for anything.
    func tap(row: Int) throws {
      try #require(row < rows.count, "In the roster a row for each employee takes a tap.")
      try host.send(.tap, id: rows[row].id)
    }

    /// Taps a row several times before the next frame is shown.
    func tapAtOnce(row: Int, times: Int) throws {
      try #require(row < rows.count, "In the roster a row for each employee takes a tap.")
      let row = rows[row]
      let actions = row.modifiers.compactMap { $0.handlers[.tap] } + [row.handlers[.tap]]
      let action = try #require(actions.compactMap(\.self).first)
      for _ in 1...times { action("") }
      host.update()
    }

    func list(_ people: [Subject.Person]) {
      roster.list(people)
      host.update()
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

  @Test("Each tap counts, and finds the view as the last one has left it")
  func quickTaps() throws {
    let screen = Screen()
    for row in [1, 3, 1] { try screen.tap(row: row) }
    let seen = screen.seen
    #expect(
      seen == ["1 of 4 are in", "Noor is out", "Ada is out", "Noor is out", "Yun is in"],
      "Ada has come in and gone again, and Yun has come in. A second tap takes the first one back.")
    for row in [2, 2, 3, 0, 0, 0] { try screen.tap(row: row) }
    let after = screen.seen
    #expect(
      after == ["1 of 4 are in", "Noor is in", "Ada is out", "Noor is out", "Yun is out"],
      """
      Then the second Noor was tapped twice in a row, Yun once, and the first Noor three times in a row. \
      Each tap counts, also on a person who was tapped last.
      """)
    try screen.tapAtOnce(row: 1, times: 2)
    try screen.tapAtOnce(row: 3, times: 3)
    let atOnce = screen.seen
    #expect(
      atOnce == ["2 of 4 are in", "Noor is in", "Ada is out", "Noor is out", "Yun is in"],
      """
      Then Ada was tapped twice and Yun three times, faster than frames come. A value that was read for a frame \
      is as old as that frame; the action can read the state itself.
      """)
  }

  @Test("The view notes by `id` who is in, also in a new list or with new names")
  func anotherList() throws {
    let screen = Screen()
    try screen.tap(row: 1)
    screen.list(Self.people.reversed())
    let reversed = screen.seen
    #expect(
      reversed == ["1 of 4 are in", "Yun is out", "Noor is out", "Ada is in", "Noor is out"],
      "Ada has come in, and the list was turned round. A place in the list is no person.")
    screen.list([(id: 8, name: "Ada"), (id: 7, name: "Augusta"), (id: 3, name: "Yun")])
    let renamed = screen.seen
    #expect(
      renamed == ["1 of 3 are in", "Ada is out", "Augusta is in", "Yun is out"],
      "Ada has another name now, and a new employee has hers. The id tells them apart.")
    screen.list([])
    let nobody = screen.seen.first
    #expect(nobody?.hasSuffix(" of 0 are in") == true, "A roster may be empty.")
  }

  @Test("Two rosters do not disturb each other")
  func twoRosters() throws {
    let (first, second) = (Screen(), Screen())
    try first.tap(row: 3)
    try second.tap(row: 1)
    let third = Screen()
    let titles = [first, second, third].map(\.seen)
    #expect(
      titles == [
        ["1 of 4 are in", "Noor is out", "Ada is out", "Noor is out", "Yun is in"],
        ["1 of 4 are in", "Noor is out", "Ada is in", "Noor is out", "Yun is out"],
        ["0 of 4 are in", "Noor is out", "Ada is out", "Noor is out", "Yun is out"],
      ],
      "Three screens show the same people, and each has noted its own taps. State is a view's own.")
  }

  @Test("Their words stay: `title(for:)` and `words(for:isIn:)` return what they did")
  func helpers() {
    let subject = makeSubject()
    let titles = [0, 3, 7].map { subject.title(Self.people, $0) } + [subject.title([], 0)]
    #expect(titles == ["0 of 4 are in", "3 of 4 are in", "7 of 4 are in", "0 of 0 are in"])
    let words = [false, true].map { subject.words((id: 5, name: "Zoë"), $0) }
    #expect(words == ["Zoë is out", "Zoë is in"])
  }

  @Test(
    "The view notes by `id` who is in: two people of the same name come and go each by themselves")
  func namesakes() async throws {
    let screen = Screen()
    try screen.tap(row: 2)
    let expected = ["1 of 4 are in", "Noor is out", "Ada is out", "Noor is in", "Yun is out"]
    // Whether the tap is seen at once is the business of another check.
    let came = await eventually { screen.seen == expected }
    #expect(came, "Only the second Noor has come in. The screen shows \(screen.seen).")
  }
}
