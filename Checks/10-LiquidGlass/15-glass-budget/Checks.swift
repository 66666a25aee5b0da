import GlassBudgetAdapter
@_spi(Workshop) import GlassBudgetSubject
@_spi(Workshop) import SwiftUI
import Testing

@Suite("A budget for glass", .serialized)
@MainActor
struct GlassBudgetChecks {
  private let announcement = """
    The office in Lund is closed from Monday to Thursday, because the floor is renewed. Take your laptops with you, \
    and tell the front desk where you are going to work in the meantime, please.
    """
  private let names = ["Ada", "Grace", "Hedy", "Ada", "Mary", "Jun"]
  private let buttons = ["All", "On call", "Add", "Search"]

  /// Runs at a major version of iOS, and goes back to 26.
  private func at<Result>(_ level: Int, _ body: () throws -> Result) rethrows -> Result {
    OSLevel.current = level
    defer { OSLevel.current = 26 }
    return try body()
  }

  private func screen(_ announcement: String? = nil, _ names: [String]? = nil) -> ViewHost {
    makeSubject().makeHost(announcement ?? self.announcement, names ?? self.names) { _ in }
  }

  @Test("No glass is in rows")
  func rows() {
    let glass = GlassReport(screen()).inRows
    #expect(
      glass == 0, "Glass in six rows. A row is content, which scrolls below the glass of the bars.")
  }

  @Test("No glass is behind the announcement")
  func announcementWithoutGlass() {
    let glass = GlassReport(screen(nil, [])).behindDenseText
    #expect(glass == 0, "Glass behind dense text, which is read and not pressed.")
    let host = screen()
    let text = host.all.first { $0.accessibleName == announcement }
    let own = text?.modifiers.filter { $0.name == "glassEffect" }.count
    #expect(own == 0, "The announcement's own glass.")
  }

  @Test("No glass is over the whole screen")
  func wholeScreen() {
    let glass = GlassReport(screen()).fullScreen
    #expect(
      glass == 0,
      "Glass over nine tenths of the screen or more: there is nothing left for it to float above.")
  }

  @Test("No glass is in other glass")
  func nested() {
    let glass = GlassReport(screen()).nested
    #expect(glass == 0, "The pieces of glass inside other glass.")
    let items = screen().all.flatMap(\.modifiers).filter { $0.name == "toolbar" }
      .flatMap(\.slots).flatMap(\.elements)
    let inBars = GlassReport(items).effects
    #expect(
      inBars == 0, "The pieces of glass in the system's toolbar, which puts its items on glass.")
  }

  @Test("Each button of the two bars is one piece of glass. Nothing else is")
  func buttonsAlone() throws {
    for (announcement, people) in [(announcement, names), ("Welcome", []), ("", ["Ada"])] {
      let host = screen(announcement, people)
      for name in ["On call", "Add"] { try? host.tap(name) }
      let names = host.all("Button").map(\.accessibleName)
      try #require(names.sorted() == buttons.sorted(), "The buttons of the screen.")
      let pieces = host.all("Button").map { GlassReport([$0]).effects }
      try #require(pieces == [1, 1, 1, 1], "The pieces of glass of each button.")
      let effects = GlassReport(host.elements).effects
      try #require(effects == 4, "The pieces of glass on a screen with \(people.count) rows.")
    }
  }

  @Test("Each bar has one container, with its buttons and nothing else")
  func containers() throws {
    let host = screen()
    let containers = host.all("GlassEffectContainer").map { container in
      container.all.filter { $0.kind == "Button" }.map(\.accessibleName)
    }
    try #require(
      Set(containers) == [["All", "On call"], ["Add", "Search"]] && containers.count == 2,
      "The buttons in each container: \(containers)")
    for container in host.all("GlassEffectContainer") {
      let content = container.all.filter { ["List", "ScrollView"].contains($0.kind) }
      let isContent = container.all.contains { [announcement, "Ada"].contains($0.accessibleName) }
      try #require(
        content.isEmpty && !isContent,
        "A container of glass holds content: the list, or the announcement.")
    }
  }

  @Test("The screen shows the same words, and its buttons do what they did, on both systems")
  func same() throws {
    for level in OSLevel.isAsked ? [26, 18] : [26] {
      try at(level) {
        let pressed = Pressed()
        let host = makeSubject().makeHost(announcement, names) { pressed.names.append($0) }
        let texts = host.all("Text").map(\.accessibleName).filter { !buttons.contains($0) }
        let shown = texts.filter { $0 != announcement }
        try #require(shown == names, "The names, on iOS \(level).")
        try #require(texts.contains(announcement), "The announcement, on iOS \(level).")
        for name in ["Search", "All", "Add", "On call"] { try host.tap(name) }
        try #require(
          pressed.names == ["Search", "All", "Add", "On call"], "The presses, on iOS \(level).")
        let isList = host.all.contains { ["List", "LazyVStack"].contains($0.kind) }
        try #require(isList, "The names do not stand in a list, on iOS \(level).")
        let unseen = host.all("Button").filter { $0.all.contains { $0["style"] == "iconOnly" } }
          .map(\.accessibleName)
        try #require(unseen == [], "These buttons do not show their words, on iOS \(level).")
        let limits = host.all.first { $0.accessibleName == announcement }?.modifiers
          .filter { $0.name == "lineLimit" }.compactMap { $0["value"] }
        try #require(
          limits == [], "The limits of the announcement's lines, on iOS \(level).")

        let empty = screen(nil, [])
        let words = empty.all("Text").map(\.accessibleName).filter { !buttons.contains($0) }
        try #require(words == [announcement], "The words without employees, on iOS \(level).")
      }
    }
  }

  @Test("Before iOS 26 no API of iOS 26 is used", .enabled(if: OSLevel.isAsked))
  func older() {
    let host = at(18) { screen() }
    #expect(host.recorder.beyondLevel == [], "iOS 18 does not have these.")
  }

  @MainActor private final class Pressed { var names: [String] = [] }
}
