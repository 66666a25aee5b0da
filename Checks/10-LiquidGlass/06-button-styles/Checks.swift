import ButtonStylesAdapter
@_spi(Workshop) import ButtonStylesSubject
@_spi(Workshop) import SwiftUI
import Testing

@Suite("One button, two systems", .serialized)
@MainActor
struct ButtonStylesChecks {
  /// Runs at a major version of iOS, and goes back to 26.
  private func at<Result>(_ level: Int, _ body: () throws -> Result) rethrows -> Result {
    OSLevel.current = level
    defer { OSLevel.current = 26 }
    return try body()
  }

  private let levels = OSLevel.isAsked ? [26, 18] : [26]
  private let requests: [Subject.Request] = [
    .init("Approve", isProminent: true), .init("Decline", isProminent: false), .init("Later"),
    .init("Ask", isProminent: true, isDisabled: true), .init("Wait", isDisabled: true),
  ]

  private func button(_ request: Subject.Request) -> ViewHost {
    makeSubject().makeButton(Subject.Wish(request)) { _ in }
  }

  @Test("On iOS 26 the style is `.glass`, and of a prominent button `.glassProminent`")
  func glass() throws {
    for request in requests {
      let style = button(request).style
      let expected = request.isProminent == true ? "glassProminent" : "glass"
      try #require(style == expected, "The style of \(request.words) on iOS 26.")
    }
    let wish = Subject.Wish(.init("Approve", isProminent: false))
    let host = makeSubject().makeButton(wish) { _ in }
    for isProminent in [true, false] {
      wish.request.isProminent = isProminent
      host.update()
      let expected = isProminent ? "glassProminent" : "glass"
      try #require(
        host.style == expected, "The screen makes its button anew, \(wish.request.words).")
    }
  }

  @Test(
    "Before iOS 26 it is `.bordered`, and of a prominent button `.borderedProminent`",
    .enabled(if: OSLevel.isAsked))
  func bordered() throws {
    for level in [25, 18] {
      for request in requests {
        let style = at(level) { button(request).style }
        let expected = request.isProminent == true ? "borderedProminent" : "bordered"
        try #require(style == expected, "The style of \(request.words) on iOS \(level).")
      }
    }
  }

  @Test("Before iOS 26 no API of iOS 26 is used", .enabled(if: OSLevel.isAsked))
  func older() throws {
    for level in [25, 18] {
      for request in requests {
        let host = at(level) { button(request) }
        try #require(
          host.recorder.beyondLevel == [],
          "iOS \(level) does not have these. Which version does the condition name?")
      }
    }
  }

  @Test("Nothing is painted by hand")
  func nothingPainted() throws {
    let painting = ["background", "glassEffect", "overlay", "border", "shadow"]
    for level in levels {
      for request in requests {
        let host = at(level) { button(request) }
        let painted = host.all.flatMap(\.modifiers).map(\.name).filter(painting.contains)
        try #require(painted == [], "What is painted for \(request.words) on iOS \(level).")
        let containers = host.all("GlassEffectContainer").count
        try #require(containers == 0, "One button needs no container.")
      }
    }
  }

  @Test("A press runs the action once, at once")
  func presses() throws {
    for level in levels {
      try at(level) {
        let decisions = Decisions()
        let host = makeSubject().makeScreen("Ada") { decisions.made.append($0) }
        let names = host.all("Button").map(\.accessibleName)
        try #require(names == ["Decline", "Approve"], "iOS \(level): the buttons of the screen.")
        try host.tap("Approve")
        try #require(
          decisions.made == [true],
          "iOS \(level): the decisions right after a press on Approve, before any `await`.")
        try host.tap("Decline")
        try #require(decisions.made == [true, false], "iOS \(level): after a press on Decline.")
        try host.tap("Decline")
        try #require(decisions.made == [true, false, false], "iOS \(level): after another press.")

        let wish = Subject.Wish(.init("", isProminent: true))
        let pressed = Decisions()
        let button = makeSubject().makeButton(wish) { pressed.titles.append($0.title) }
        for title in ["", "Later"] {
          wish.request.title = title
          button.update()
          let id = try #require(button.all("Button").first?.id)
          try? button.send(.tap, id: id)
        }
        try #require(
          pressed.titles == ["", "Later"],
          "iOS \(level): the titles of a pressed button, without a title first, then called Later.")
      }
    }
  }

  @Test("A disabled button runs nothing")
  func disabled() throws {
    for level in levels {
      try at(level) {
        let decisions = Decisions()
        for isProminent in [true, false] {
          let request = Subject.Request("Wait", isProminent: isProminent, isDisabled: true)
          let host = makeSubject().makeButton(Subject.Wish(request)) { _ in
            decisions.made.append(true)
          }
          // What a disabled button does not take, it throws.
          try? host.tap("Wait")
          try #require(decisions.made == [], "iOS \(level): a disabled button was pressed.")
        }
      }
    }
  }

  @MainActor private final class Decisions {
    var made: [Bool] = []
    var titles: [String] = []
  }
}

extension ViewHost {
  /// The style of the one button, as it is written after the dot.
  var style: String {
    let buttons = all("Button")
    guard buttons.count == 1 else { return "\(buttons.count) buttons" }
    let style = buttons[0]["style"] ?? "automatic"
    return style == "glass regular" ? "glass" : style
  }
}

extension Subject.Request {
  /// The call, in words.
  var words: String {
    let call = isProminent.map { "isProminent: \($0)" } ?? "no isProminent"
    return "“\(title)”, \(call)\(isDisabled ? ", disabled" : "")"
  }
}
