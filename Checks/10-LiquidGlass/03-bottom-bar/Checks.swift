import BottomBarAdapter
@_spi(Workshop) import BottomBarSubject
@_spi(Workshop) import SwiftUI
import Testing

@Suite("A bottom bar in pieces", .serialized)
@MainActor
struct BottomBarChecks {
  /// Runs at a major version of iOS, and goes back to 26.
  private func at<Result>(_ level: Int, _ body: () throws -> Result) rethrows -> Result {
    OSLevel.current = level
    defer { OSLevel.current = 26 }
    return try body()
  }

  private let levels = OSLevel.isAsked ? [26, 18] : [26]
  private let titles = ["Previous", "Next", "Share", "Write"]

  private func screen(_ name: String = "Ada Lovelace") -> ViewHost {
    makeSubject().makeHost(name) { _ in }
  }

  @Test("The bar has Previous, Next, Share and Write, in this order, without a stack around them")
  func buttons() throws {
    for level in levels {
      for name in ["Ada Lovelace", ""] {
        let host = at(level) { screen(name) }
        let buttons = host.bottomBar.filter { !$0.contains("Spacer") }
        try #require(
          buttons == titles,
          "iOS \(level), card of “\(name)”: the items of the system's bottom bar.")
      }
    }
  }

  @Test(
    "On iOS 26 a fixed `ToolbarSpacer` parts Next from Share, and a flexible one Share from Write")
  func spacers() throws {
    let expected = [
      "Previous", "Next", "fixed ToolbarSpacer", "Share", "flexible ToolbarSpacer", "Write",
    ]
    let bar = screen().bottomBar
    #expect(bar == expected, "The bottom bar on iOS 26, from one end to the other.")
  }

  @Test(
    "Only before iOS 26, a `Spacer` in the bar stands between Share and Write",
    .enabled(if: OSLevel.isAsked))
  func spacersBefore() throws {
    for level in [25, 18] {
      let bar = at(level) { screen() }.bottomBar
      try #require(
        bar == ["Previous", "Next", "Share", "Spacer", "Write"],
        "The bottom bar on iOS \(level), from one end to the other.")
    }
  }

  @Test("Before iOS 26 no API of iOS 26 is used", .enabled(if: OSLevel.isAsked))
  func older() throws {
    for level in [25, 18] {
      let host = at(level) { screen() }
      try #require(
        host.recorder.beyondLevel == [],
        "iOS \(level) does not have these. Which version and which systems does the condition name?"
      )
    }
  }

  @Test("Below the card nothing is left of the handmade bar")
  func nothingLeft() throws {
    for level in levels {
      let host = at(level) { screen() }
      let names = host.all("Button").map(\.accessibleName)
      try #require(
        names == titles, "iOS \(level): all buttons on the screen, those of the bar included.")
      let stacks = host.all.filter { ["HStack", "Divider"].contains($0.kind) }.map(\.kind)
      try #require(stacks == [], "iOS \(level): these are on the screen.")
      let painted = host.all.flatMap(\.modifiers).map(\.name)
        .filter { ["background", "glassEffect", "toolbarBackground"].contains($0) }
      try #require(painted == [], "iOS \(level): this is painted behind something.")
      let spaces = host.all.flatMap(\.modifiers).filter(\.isSpaceBelowAlone).map(\.name)
      try #require(spaces == [], "iOS \(level): these keep the bar's space free below the card.")
      let card = host.all("Text").map(\.accessibleName).filter { $0 == "Ada Lovelace" }.count
      try #require(card == 1, "iOS \(level): how often the card says the name.")
    }
  }

  @Test("Each button does what it did")
  func actions() throws {
    for level in levels {
      try at(level) {
        let performed = Performed()
        let host = makeSubject().makeHost("Ada Lovelace") { performed.titles.append($0) }
        for title in ["Write", "Previous", "Share", "Next"] { try host.tap(title) }
        try #require(
          performed.titles == ["Write", "Previous", "Share", "Next"],
          "iOS \(level): what was done after these were pressed.")
      }
    }
  }

  @MainActor private final class Performed { var titles: [String] = [] }
}

extension Modifier {
  /// Whether it adds space below and none above.
  var isSpaceBelowAlone: Bool {
    guard name == "padding" || name == "safeAreaInset" else { return false }
    let (top, bottom) = (self["top"] ?? "0.0", self["bottom"] ?? "0.0")
    return self["edges"] == "bottom" || self["edge"] == "bottom" || top == "0.0" && bottom != "0.0"
  }
}

extension ViewHost {
  /// What stands in the bottom bar of the stack, from one end to the other: titles, and kinds of everything else.
  var bottomBar: [String] {
    let items = all("NavigationStack").flatMap(\.children).flatMap(\.all).flatMap(\.modifiers)
      .filter { $0.name == "toolbar" }.flatMap(\.slots).flatMap(\.elements)
    return items.filter { $0["placement"] == "bottomBar" }.flatMap { item -> [String] in
      if item.kind == "ToolbarSpacer" { return ["\(item["sizing"] ?? "flexible") ToolbarSpacer"] }
      return item.children.map { $0.kind == "Button" ? $0.accessibleName : $0.kind }
    }
  }
}
