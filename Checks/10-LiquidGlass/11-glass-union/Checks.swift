import GlassUnionAdapter
@_spi(Workshop) import GlassUnionSubject
@_spi(Workshop) import SwiftUI
import Testing

@Suite("One piece of glass for a group", .serialized)
@MainActor
struct GlassUnionChecks {
  /// Groups of one size, of one button, and with a first title and an id that another group has too.
  let groups = [
    Subject.Group(4, [(1, "Write"), (2, "Chat")]), Subject.Group(0, [(7, "Meet"), (4, "Visit")]),
    Subject.Group(9, [(0, "Leave")]), Subject.Group(2, [(3, "Write"), (5, "Call"), (6, "Plan")]),
  ]
  let other = [
    Subject.Group(4, [(8, "Ask")]), Subject.Group(11, [(8, "Ask"), (9, "Thank")]),
    Subject.Group(-6, [(2, "Tell"), (9, "Thank")]),
  ]

  /// Runs at a major version of iOS, and goes back to 26.
  private func at<Result>(_ level: Int, _ body: () throws -> Result) rethrows -> Result {
    OSLevel.current = level
    defer { OSLevel.current = 26 }
    return try body()
  }

  private func bar(_ groups: [Subject.Group]? = nil, bars: Int = 1) -> ViewHost {
    makeSubject().makeHost(groups ?? self.groups, bars) { _ in }
  }

  /// The glass of each button, in the order of the screen.
  private func glass(of host: ViewHost) -> [Glass] {
    host.all("Button").map { button in
      // A modifier behind a label is the button's too.
      let modifiers = button.all.flatMap(\.modifiers)
      let effects = modifiers.filter { $0.name == "glassEffect" && $0["value"] != "identity" }
      return Glass(
        effects: effects.map { "\($0.attributes.map { "\($0.name): \($0.value)" })" },
        unions: modifiers.filter { $0.name == "glassEffectUnion" && $0["id"] != nil }
          .map { "\($0["id"] ?? "") in namespace \($0["in"] ?? "")" },
        isRegular: effects.allSatisfy { $0["value"] == "regular" })
    }
  }

  private struct Glass { var effects: [String], unions: [String], isRegular: Bool }

  /// Splits a list as the buttons of groups are split.
  private func split<Element>(_ list: [Element], like groups: [Subject.Group]) -> [[Element]] {
    var rest = list[...]
    return groups.map { group in
      defer { rest = rest.dropFirst(group.actions.count) }
      return Array(rest.prefix(group.actions.count))
    }
  }

  @Test("On iOS 26 each button has an effect of regular glass")
  func effects() throws {
    for groups in [groups, other] {
      let host = bar(groups)
      let names = host.all("Button").map(\.accessibleName)
      try #require(names == groups.flatMap { $0.actions.map(\.title) }, "The buttons of the bar.")
      for (name, glass) in zip(names, glass(of: host)) {
        try #require(glass.effects.count == 1, "The glass of the button “\(name)”.")
        try #require(glass.isRegular, "The glass of the button “\(name)”: \(glass.effects[0])")
      }
      let effects = GlassReport(host.elements).effects
      try #require(
        effects == names.count, "The pieces of glass on the bar: buttons alone have some.")
    }
  }

  @Test("`glassEffectUnion` joins the effects of a group")
  func joined() throws {
    for groups in [groups, other] {
      for (group, glass) in zip(groups, split(glass(of: bar(groups)), like: groups))
      where group.actions.count > 1 {
        let titles = group.actions.map(\.title).joined(separator: ", ")
        for part in glass {
          try #require(part.unions.count == 1, "The unions of a button of \(titles).")
        }
        try #require(
          Set(glass.flatMap(\.unions)).count == 1, "The unions of the group \(titles): it has one.")
      }
    }
  }

  @Test("No two groups share a union, also if they are on two bars")
  func apart() throws {
    for groups in [groups, other] {
      let unions = split(glass(of: bar(groups)), like: groups).map { Set($0.flatMap(\.unions)) }
      for first in unions.indices {
        for second in unions.indices where second > first {
          let shared = unions[first].intersection(unions[second])
          try #require(
            shared.isEmpty,
            """
            Groups \(first + 1) and \(second + 1) of a bar, with \(groups[first].actions.count) and \
            \(groups[second].actions.count) buttons, share this union.
            """)
        }
      }
    }
    let host = bar(bars: 2)
    let bars = glass(of: host).map(\.unions)
    let shared = Set(bars.prefix(8).joined()).intersection(bars.dropFirst(8).joined())
    try #require(
      shared.isEmpty, "Two bars of the same groups share these unions. Whose is the namespace?")
  }

  @Test("Joined effects have the same glass and the same shape")
  func alike() throws {
    let host = bar()
    for press in ["", "Call", "Visit"] {
      if press != "" { try host.tap(press) }
      for (group, glass) in zip(groups, split(glass(of: host), like: groups)) {
        let titles = group.actions.map(\.title).joined(separator: ", ")
        try #require(
          Set(glass.flatMap(\.effects)).count <= 1,
          "The glass of the group \(titles), \(press.isEmpty ? "at first" : "after \(press)").")
      }
    }
  }

  @Test("All effects are in one container")
  func container() {
    let report = GlassReport(bar().elements)
    #expect(
      report.containers == 1 && report.loose == 0, "Only glass in one container can be joined.")
  }

  @Test(
    "Before iOS 26 each group has one background of a material, and its buttons have none",
    .enabled(if: OSLevel.isAsked))
  func materials() throws {
    for groups in [groups, other] {
      let host = at(18) { bar(groups) }
      let names = host.all("Button").map(\.accessibleName)
      try #require(names == groups.flatMap { $0.actions.map(\.title) }, "The buttons of the bar.")
      let buttons = host.all("Button").flatMap(\.all).flatMap(\.materials)
      try #require(buttons.isEmpty, "The materials behind single buttons.")
      // What has a material behind it, and which buttons it holds.
      let pieces = host.all.filter { !$0.materials.isEmpty }
        .map { $0.all.filter { $0.kind == "Button" }.map(\.accessibleName) }
      try #require(
        pieces == groups.map { $0.actions.map(\.title) }, "The buttons in front of each material.")
      let most = host.all.map(\.materials.count).max()
      try #require(most == 1, "The materials behind one view.")
    }
  }

  @Test("Before iOS 26 no API of iOS 26 is used", .enabled(if: OSLevel.isAsked))
  func older() {
    let host = at(18) { bar() }
    #expect(host.recorder.beyondLevel == [], "iOS 18 does not have these.")
  }

  @Test("Each button performs its action, on both systems")
  func performs() throws {
    for level in OSLevel.isAsked ? [26, 18] : [26] {
      try at(level) {
        let done = Done()
        let host = makeSubject().makeHost(groups, 1) { done.ids.append($0) }
        for name in ["Plan", "Chat", "Leave", "Visit"] { try host.tap(name) }
        try #require(done.ids == [6, 2, 0, 4], "The actions that were performed on iOS \(level).")
      }
    }
  }

  @MainActor private final class Done { var ids: [Int] = [] }
}

extension Element {
  /// The shapes of the materials in the element's background, from the inside out.
  var materials: [String] {
    func isMaterial(_ style: String) -> Bool { style.contains("Material") || style == "bar" }
    let clip = modifiers.last { $0.name == "clipShape" }?["value"]
    return modifiers.filter { $0.name == "background" }.flatMap { background -> [String] in
      if let style = background["value"] {
        return isMaterial(style) ? [background["in"] ?? clip ?? "Rectangle"] : []
      }
      return background.slots.flatMap(\.elements).flatMap(\.all).flatMap { shape -> [String] in
        guard let style = shape["fill"], isMaterial(style) else {
          return shape.kind.hasSuffix("Material") ? [clip ?? "Rectangle"] : []
        }
        let radius = shape["cornerRadius"].map { " cornerRadius=\($0)" } ?? ""
        return [shape.kind == "Rectangle" ? clip ?? shape.kind : shape.kind + radius]
      }
    }
  }
}
