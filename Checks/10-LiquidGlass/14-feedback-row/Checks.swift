import FeedbackRowAdapter
@_spi(Workshop) import FeedbackRowSubject
@_spi(Workshop) import SwiftUI
import Testing

@Suite("Message a colleague: a choice that is said", .serialized)
@MainActor
struct FeedbackRowChecks {
  /// Runs at a major version of iOS, and goes back to 26.
  private func at<Result>(_ level: Int, _ body: () throws -> Result) rethrows -> Result {
    OSLevel.current = level
    defer { OSLevel.current = 26 }
    return try body()
  }

  private let levels = OSLevel.isAsked ? [26, 18] : [26]

  /// A screen with rows, and what they have reported.
  @MainActor
  private final class Screen {
    private(set) var rated: [String] = []
    private(set) var host: ViewHost!

    init(_ count: Int = 1) {
      host = makeSubject().makeHost(count) { [weak self] isHelpful in
        self?.rated.append(isHelpful.map { $0 ? "helpful" : "not helpful" } ?? "none")
      }
    }

    var buttons: [Element] { host.all("Button") }

    /// The buttons that are said to be chosen, in words.
    var selected: [String] {
      buttons.filter { button in
        button.all.flatMap(\.modifiers).contains {
          $0.name == "accessibilityAddTraits" && ($0["value"] ?? "").contains("isSelected")
        }
      }.map(\.accessibleName)
    }

    /// The buttons that have a filled symbol.
    var filled: [String] {
      buttons.filter { button in
        button.all.contains {
          $0["systemName"]?.hasSuffix(".fill") == true
            || $0.modifiers.contains {
              $0.name == "symbolVariant" && $0["value"]?.contains("fill") == true
            }
        }
      }.map(\.accessibleName)
    }

    /// The texts “Thank you”, also those that cannot be seen.
    var thanks: [Element] {
      host.all("Text").filter { $0.accessibleName == "Thank you" }
    }

    /// The ids of all texts that can be seen.
    var visible: Set<Int> { Set(host.elements.flatMap(\.visible).map(\.id)) }

    /// The glass of each button, or its material, in words.
    var glass: [[String]] {
      buttons.map { button in
        let backgrounds = button.all.flatMap(\.modifiers).filter {
          $0.name == "glassEffect"
            || $0.name == "background" && $0["value"]?.hasSuffix("Material") == true
        }
        return ["style: \(button["style"] ?? "none")"]
          + backgrounds.flatMap { $0.attributes.map { "\($0.name): \($0.value)" } }
          + button.all.flatMap(\.sizesInGlass)
      }
    }
  }

  /// Presses, and what is chosen after each of them.
  private let presses: [(press: String, chosen: String?)] = [
    ("Helpful", "Helpful"), ("Helpful", nil), ("Not helpful", "Not helpful"),
    ("Helpful", "Helpful"),
    ("Not helpful", "Not helpful"), ("Not helpful", nil), ("Not helpful", "Not helpful"),
  ]

  /// Presses buttons on each system, and looks at the screen after each press.
  private func pressAll(_ look: (Screen, _ chosen: String?, _ place: String) throws -> Void) throws
  {
    for level in levels {
      try at(level) {
        let screen = Screen()
        var done: [String] = []
        for (press, chosen) in presses {
          try screen.host.tap(press)
          done.append(press)
          try look(screen, chosen, "After \(done.joined(separator: ", ")), on iOS \(level)")
        }
      }
    }
  }

  @Test(
    "A press chooses one button, or takes its choice back. `rate` is called once for each press, with what is chosen then"
  )
  func rates() throws {
    var expected: [String] = []
    try pressAll { screen, chosen, place in
      if screen.rated.count == 1 { expected = [] }
      expected.append(chosen?.lowercased() ?? "none")
      try #require(screen.rated == expected, "\(place).")
    }
  }

  @Test("The chosen button alone has a filled symbol and the trait `isSelected`")
  func chosen() throws {
    let fresh = Screen()
    try #require(fresh.buttons.map(\.accessibleName) == ["Helpful", "Not helpful"], "The buttons.")
    try #require(fresh.selected + fresh.filled == [], "These look chosen before any press.")
    try pressAll { screen, chosen, place in
      let expected = [chosen].compactMap { $0 }
      try #require(screen.selected == expected, "\(place), this is said to be selected.")
      try #require(screen.filled == expected, "\(place), this has a filled symbol.")
      try #require(
        screen.buttons.map(\.accessibleName) == ["Helpful", "Not helpful"], "\(place), the buttons."
      )
    }
  }

  @Test("The glass of the buttons never changes")
  func glass() throws {
    for level in levels {
      try at(level) {
        let screen = Screen()
        let first = screen.glass
        let buttons = screen.buttons.map(\.id)
        for (press, chosen) in presses {
          try screen.host.tap(press)
          try #require(
            screen.glass == first,
            "After a press on \(press), “\(chosen ?? "nothing")” is chosen, on iOS \(level).")
          try #require(
            screen.buttons.map(\.id) == buttons,
            """
            After a press on \(press), on iOS \(level), a button is another view, on other glass. The glass that was \
            there has gone.
            """)
          let animated = GlassReport(screen.host).animated
          try #require(animated == [], "Glass that stays was drawn anew in every frame.")
        }
      }
    }
    let pieces = Screen().buttons.map { GlassReport([$0]).effects }
    #expect(pieces == [1, 1], "The pieces of glass of each button.")
  }

  @Test(
    "While something is chosen, “Thank you” is shown, and otherwise removed; it comes and goes animated"
  )
  func thanks() throws {
    let fresh = Screen()
    try #require(fresh.thanks.isEmpty, "“Thank you” is shown before any press.")
    for level in levels {
      try at(level) {
        let screen = Screen()
        var isThanked = false
        for (press, chosen) in presses {
          screen.host.recorder.reset()
          var words = screen.thanks
          var around = words.map { screen.host.animationModifiers(around: $0.id) }
          try screen.host.tap(press)
          words = screen.thanks
          around += words.map { screen.host.animationModifiers(around: $0.id) }
          try #require(
            words.count == (chosen == nil ? 0 : 1),
            "After a press on \(press), “\(chosen ?? "nothing")” is chosen, on iOS \(level).")
          try #require(
            screen.visible.isSuperset(of: words.map(\.id)),
            "After a press on \(press), the words are there, and cannot be seen, on iOS \(level).")
          if isThanked != (chosen != nil) {
            let changed = screen.host.recorder.implicitAnimations
            let isImplicit = around.contains { !$0.isDisjoint(with: changed) }
            let isAnimated = isImplicit || screen.host.recorder.animations.contains { $0 != nil }
            try #require(
              isAnimated, "The words came or went without an animation, on iOS \(level).")
          }
          isThanked = chosen != nil
        }
      }
    }
  }

  @Test("Two rows do not disturb each other")
  func twoRows() throws {
    let screen = Screen(2)
    try screen.host.tap("Helpful")
    #expect(
      screen.selected == ["Helpful"] && screen.thanks.count == 1, "One of two rows was rated.")
    try #require(screen.buttons.count == 4, "Two rows have four buttons.")
    try screen.host.send(.tap, id: screen.buttons[3].id)
    #expect(
      screen.selected == ["Helpful", "Not helpful"] && screen.thanks.count == 2,
      "Both were rated.")
  }

  @Test("Before iOS 26 no API of iOS 26 is used", .enabled(if: OSLevel.isAsked))
  func older() throws {
    try at(18) {
      let screen = Screen()
      for (press, _) in presses { try screen.host.tap(press) }
      try #require(screen.host.recorder.beyondLevel == [], "iOS 18 does not have these.")
    }
  }
}

extension Element {
  /// What gives the element's glass its size, from the inside out.
  var sizesInGlass: [String] {
    let glass = modifiers.lastIndex { $0.name == "glassEffect" || $0.name == "background" }
    return modifiers.prefix(glass ?? 0).filter { ["padding", "frame"].contains($0.name) }
      .flatMap { size in size.attributes.map { "\(size.name) \($0.name): \($0.value)" } }
  }
}
