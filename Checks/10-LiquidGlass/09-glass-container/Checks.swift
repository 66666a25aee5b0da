import GlassContainerAdapter
@_spi(Workshop) import GlassContainerSubject
@_spi(Workshop) import SwiftUI
import Testing

@Suite("One container for a bar's glass", .serialized)
@MainActor
struct GlassContainerChecks {
  let bars: [KeyValuePairs<Int, String>] = [
    [3: "Call", 9: "Write"], [40: "Meet"], [:],
    [5: "Call", 1: "Write", 8: "Meet", 0: "Call at home", -2: "Visit"],
  ]

  /// Runs at a major version of iOS, and goes back to 26.
  private func at<Result>(_ level: Int, _ body: () throws -> Result) rethrows -> Result {
    OSLevel.current = level
    defer { OSLevel.current = 26 }
    return try body()
  }

  private func bar(_ ways: KeyValuePairs<Int, String>) -> ViewHost {
    makeSubject().makeHost(Subject.Colleague(ways)) { _ in }
  }

  @Test("On iOS 26 all glass of the bar is in one `GlassEffectContainer`")
  func oneContainer() throws {
    for ways in bars {
      let host = bar(ways)
      let containers = host.all("GlassEffectContainer").count
      try #require(
        containers == 1, "The containers of a bar with \(ways.count + 1) buttons.")
      let loose = GlassReport(host.elements).loose
      try #require(loose == 0, "The pieces of glass outside of the container.")
    }
  }

  @Test("Each button has one piece of glass, and no piece is inside another one")
  func onePieceEach() throws {
    for ways in bars {
      let host = bar(ways)
      try lookAtPieces(of: host, ways.count)
      try? host.tap("Mark")
      try lookAtPieces(of: host, ways.count)
    }
  }

  private func lookAtPieces(of host: ViewHost, _ ways: Int) throws {
    let names = host.all("Button").map(\.accessibleName)
    let nested = GlassReport(host.elements).nested
    try #require(nested == 0, "The pieces of glass inside other glass: the buttons are \(names).")
    let pieces = host.all("Button").map { GlassReport([$0]).effects }
    try #require(
      pieces == Array(repeating: 1, count: ways + 1),
      "The pieces of glass that each button has: \(names).")
    let effects = GlassReport(host.elements).effects
    try #require(
      effects == ways + 1,
      "The pieces of glass on the whole bar: something else than a button has glass too.")
  }

  @Test("The container's spacing is 12 points")
  func spacing() throws {
    let host = bar(bars[0])
    let spacings = host.all("GlassEffectContainer").map { $0["spacing"] ?? "not said" }
    #expect(spacings.allSatisfy { $0 == "12.0" }, "The containers' spacings: \(spacings)")
  }

  @Test("Before iOS 26 the bar has the same buttons", .enabled(if: OSLevel.isAsked))
  func sameButtons() throws {
    for ways in bars {
      let names = at(18) { bar(ways) }.all("Button").map(\.accessibleName)
      let expected = ways.map(\.value) + ["Mark"]
      try #require(names.sorted() == expected.sorted(), "The buttons on iOS 18.")
    }
  }

  @Test("Before iOS 26 no API of iOS 26 is used", .enabled(if: OSLevel.isAsked))
  func older() throws {
    for ways in bars {
      let host = at(18) { bar(ways) }
      try #require(
        host.recorder.beyondLevel == [],
        """
        iOS 18 does not have these. Does the name stand in a branch of `#available`, and do both branches stand in \
        a `body` or a `@ViewBuilder`?
        """)
    }
  }

  @Test("Each button does what it did, on both systems")
  func actions() throws {
    for level in OSLevel.isAsked ? [26, 18] : [26] {
      try at(level) {
        let reached = Reached()
        let colleague = Subject.Colleague(bars[3])
        let host = makeSubject().makeHost(colleague) { reached.ids.append($0) }
        let other = bar(bars[1])
        let unpressed = other.all("Button").map(\.accessibleName)
        try #require(
          Set(unpressed) == ["Meet", "Mark"], "The buttons of a bar whose Mark was never pressed.")
        for name in ["Meet", "Call", "Visit", "Call at home"] { try host.tap(name) }
        try #require(reached.ids == [8, 5, -2, 0], "iOS \(level): the ids that were handed over.")
        try host.tap("Mark")
        let marked = host.all("Button").map(\.accessibleName)
        try #require(
          marked.contains("Unmark"), "The buttons on iOS \(level), after a press on Mark.")
        other.update()
        let others = other.all("Button").map(\.accessibleName)
        try #require(
          Set(others) == ["Meet", "Mark"],
          "The buttons of another bar, whose Mark was not pressed.")
        try host.tap("Unmark")
        let unmarked = host.all("Button").map(\.accessibleName)
        try #require(
          unmarked.contains("Mark"), "The buttons on iOS \(level), after a press on Unmark.")
        colleague.ways = [5: "Ring", 6: "Fax"]
        host.update()
        let changed = host.all("Button").map(\.accessibleName)
        try #require(
          Set(changed) == ["Ring", "Fax", "Mark"] && changed.count == 3,
          "The buttons on iOS \(level), where the colleague is reached in other ways now: \(changed)."
        )
        for name in ["Fax", "Ring"] { try host.tap(name) }
        try #require(reached.ids.suffix(2) == [6, 5], "iOS \(level): the ids of the new ways.")
      }
    }
  }

  @MainActor private final class Reached { var ids: [Int] = [] }
}
