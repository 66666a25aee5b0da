import SuggestionPillsAdapter
@_spi(Workshop) import SuggestionPillsSubject
@_spi(Workshop) import SwiftUI
import Testing

@Suite("Message a colleague: pills with an identity", .serialized)
@MainActor
struct SuggestionPillsChecks {
  /// Runs at a major version of iOS, and goes back to 26.
  private func at<Result>(_ level: Int, _ body: () throws -> Result) rethrows -> Result {
    OSLevel.current = level
    defer { OSLevel.current = 26 }
    return try body()
  }

  private let levels = OSLevel.isAsked ? [26, 18] : [26]

  /// Pills on a screen, and the texts that they handed over.
  @MainActor
  private final class Screen {
    /// Two of one text, and ids with gaps, in no order.
    private let offer = Subject.Offer([
      (4, "Thank you!"), (0, "On my way"), (12, "Thank you!"), (2, "Call me?"), (1, "Later"),
    ])
    private(set) var chosen: [String] = []
    private(set) var host: ViewHost!

    init() {
      host = makeSubject().makeHost(offer) { [weak self] in self?.chosen.append($0) }
    }

    /// A pill: its words, the number of its view, and the id of its glass.
    struct Pill: Hashable { var text: String, view: Int, glass: String }

    var pills: [Pill] {
      host.all("Button").map { button in
        let ids = button.all.flatMap(\.modifiers).filter { $0.name == "glassEffectID" }
          .map { "\($0["id"] ?? "nil") in \($0["in"] ?? "")" }
        return Pill(
          text: button.accessibleName, view: button.id, glass: ids.joined(separator: ", "))
      }
    }

    var texts: [String] { pills.map(\.text) }

    func press(_ place: Int) throws {
      try #require(pills.count > place, "There are only these pills: \(texts)")
      try host.send(.tap, id: pills[place].view)
    }

    func offer(_ suggestions: [(id: Int, text: String)]) {
      offer.suggestions = suggestions
      host.update()
    }
  }

  @Test("A press hands over the text once, and takes its pill away")
  func press() throws {
    for level in levels {
      try at(level) {
        let screen = Screen()
        try screen.press(2)
        try #require(
          screen.chosen == ["Thank you!"],
          "What the third of five pills has handed over, on iOS \(level).")
        try #require(
          screen.texts == ["Thank you!", "On my way", "Call me?", "Later"],
          "The pills after a press on the third one.")
        try screen.press(0)
        try screen.press(2)
        try screen.press(0)
        try screen.press(0)
        try #require(
          screen.chosen == ["Thank you!", "Thank you!", "Later", "On my way", "Call me?"],
          "All pills were pressed, in this order.")
        try #require(screen.texts == [], "The pills after each was pressed.")
      }
    }
  }

  @Test("A pill goes animated")
  func animated() throws {
    for level in levels {
      try at(level) {
        let screen = Screen()
        for place in [1, 0] {
          screen.host.recorder.reset()
          let pill = try #require(screen.pills.dropFirst(place).first, "There is no such pill.")
          let around = screen.host.animationModifiers(around: pill.view)
          try screen.press(place)
          let isImplicit = !around.isDisjoint(with: screen.host.recorder.implicitAnimations)
          let isAnimated = isImplicit || screen.host.recorder.animations.contains { $0 != nil }
          try #require(isAnimated, "A pill went without an animation, on iOS \(level).")
        }
      }
    }
  }

  @Test("Every other pill stays the same view, with the same glass id")
  func others() throws {
    for level in levels {
      try at(level) {
        for place in 0..<5 {
          let screen = Screen()
          var expected = screen.pills
          try #require(expected.count == 5, "The pills of five suggestions.")
          try screen.press(place)
          let gone = expected.remove(at: place)
          let pills = screen.pills
          try #require(
            pills.map(\.text) == expected.map(\.text), "The pills, without “\(gone.text)”.")
          for (pill, former) in zip(pills, expected) {
            try #require(
              pill.view == former.view,
              """
              “\(gone.text)” was pressed, at place \(place), and “\(pill.text)” is another view than before: \
              \(pill.view == gone.view ? "the one that was pressed" : "a new one, or a neighbour's").
              """)
            try #require(
              pill.glass == former.glass,
              "“\(gone.text)” was pressed, at place \(place). The glass id of “\(pill.text)”.")
          }
        }
        try oneByOne()
      }
    }
  }

  /// Presses pills until one is left.
  private func oneByOne() throws {
    let screen = Screen()
    var expected = screen.pills
    for place in [0, 3, 1, 0] {
      try screen.press(place)
      expected.remove(at: place)
      try #require(
        screen.pills == expected,
        "The pills went one by one, and one that is left is a new view or has another glass id.")
    }
  }

  @Test("Each pill has a glass id of its own, also if texts are equal")
  func ids() throws {
    let screen = Screen()
    let pills = screen.pills
    for pill in pills {
      try #require(
        !pill.glass.isEmpty && !pill.glass.contains(","), "The glass id of “\(pill.text)”.")
    }
    try #require(
      Set(pills.map(\.glass)).count == 5, "The ids of five pills: \(pills.map(\.glass).sorted())")
    try #require(Set(pills.map(\.view)).count == 5, "Two pills are one view.")
    try #require(screen.host.recorder.faults == [], "SwiftUI would complain of this.")
    let report = GlassReport(screen.host.elements)
    try #require(
      report.containers == 1 && report.effects == 5 && report.loose == 0,
      "Five pills, each a piece of glass, are in one container.")
  }

  @Test("When other suggestions are offered, the pills follow; a used one does not come back")
  func follow() throws {
    for level in levels {
      try at(level) {
        let screen = Screen()
        try screen.press(1)
        let before = screen.pills
        try #require(before.count == 4, "Five suggestions were offered, and one was used.")
        screen.offer([
          (30, "Sure"), (4, "Thank you!"), (0, "On my way"), (12, "Thank you!"), (5, "Later"),
          (1, "Later"),
        ])
        let pills = screen.pills
        try #require(
          pills.map(\.text) == ["Sure", "Thank you!", "Thank you!", "Later", "Later"],
          """
          “On my way” was used. Then “Sure” and another “Later” are offered besides, and “Call me?” is not offered any \
          more.
          """)
        for (place, former) in [(1, before[0]), (2, before[1]), (4, before[3])] {
          let pill = pills[place]
          try #require(
            pill.view == former.view, "“\(pill.text)” was there before, and is another view now.")
          try #require(
            pill.glass == former.glass, "“\(pill.text)” was there before. The id of its glass.")
        }
        screen.offer([(0, "On my way"), (1, "Later")])
        try #require(screen.texts == ["Later"], "“On my way” was used, and is offered again.")
        screen.offer([(1, "Later"), (30, "Sure")])
        screen.offer([(0, "On my way"), (1, "Later")])
        try #require(
          screen.texts == ["Later"],
          "“On my way” was used, then not offered any more, and now it is offered again.")
        screen.offer([(8, "Yes"), (9, "No")])
        try #require(screen.texts == ["Yes", "No"], "Two others are offered in place of two.")
        screen.offer([(8, "Yes!"), (9, "No")])
        try #require(
          screen.texts == ["Yes!", "No"], "A suggestion is offered in other words, under its id.")
        try #require(
          screen.chosen == ["On my way"], "The texts handed over. Only one pill was pressed.")
      }
    }
  }

  @Test("Before iOS 26 no API of iOS 26 is used", .enabled(if: OSLevel.isAsked))
  func older() throws {
    try at(18) {
      let screen = Screen()
      try screen.press(0)
      try #require(screen.host.recorder.beyondLevel == [], "iOS 18 does not have these.")
    }
  }
}
