import AdaptiveGlassAdapter
@_spi(Workshop) import AdaptiveGlassSubject
@_spi(Workshop) import SwiftUI
import Testing

@Suite("Glass, with a material before", .serialized)
@MainActor
struct AdaptiveGlassChecks {
  let subject = makeSubject()

  /// Runs at a major version of iOS, and goes back to 26.
  private func at<Result>(_ level: Int, _ body: () throws -> Result) rethrows -> Result {
    OSLevel.current = level
    defer { OSLevel.current = 26 }
    return try body()
  }

  private func badge(_ name: String, _ isOnCall: Bool) -> ViewHost {
    subject.makeBadge(Subject.Person(name, isOnCall))
  }

  /// What changes the size of a text, which is not asked for.
  private func sizing(of host: ViewHost) -> [String] {
    host.all("Text").flatMap(\.modifiers).map(\.name)
      .filter { ["padding", "frame", "font", "fixedSize"].contains($0) }
  }

  /// The glass of a screen, an effect a line, such as `regular, tint orange, in Circle`.
  private func glass(of host: ViewHost) -> [String] {
    host.all.flatMap(\.modifiers).filter { $0.name == "glassEffect" }.map { effect in
      var words = effect["value"] ?? ""
      if let tint = effect["tint"] { words += ", tint \(tint)" }
      if effect["interactive"] == "true" { words += ", interactive" }
      return words + ", in \(effect["in"] ?? "Capsule")"
    }
  }

  @Test(
    "On iOS 26 `adaptiveGlass` adds one effect of regular glass, in its shape and with its tint")
  func glass() throws {
    let cases: [(Subject.Outline, Color?, String)] = [
      (.circle, .orange, "regular, tint orange, in Circle"),
      (.capsule, nil, "regular, in Capsule"),
      (.rounded(12), .teal, "regular, tint teal, in RoundedRectangle cornerRadius=12.0"),
      (.rounded(30), nil, "regular, in RoundedRectangle cornerRadius=30.0"),
    ]
    for (outline, tint, expected) in cases {
      let host = subject.makeText(outline, tint, nil)
      let seen = glass(of: host)
      try #require(
        seen == [expected],
        "`adaptiveGlass(in:tint:)` without `isInteractive`. The screen:\n\(host.text)")
      let added = sizing(of: host)
      try #require(added == [], "`adaptiveGlass` adds this too: every view that uses it changes.")
      let materials = host.all.flatMap(\.materials)
      #expect(materials.isEmpty, "Behind glass there is no material. The screen:\n\(host.text)")
    }
  }

  @Test("The glass is interactive only if `isInteractive` is true")
  func interactivity() throws {
    let cases: [(Color?, Bool, String)] = [
      (nil, true, "regular, interactive, in Circle"), (nil, false, "regular, in Circle"),
      (.pink, true, "regular, tint pink, interactive, in Circle"),
      (.pink, false, "regular, tint pink, in Circle"),
    ]
    for (tint, isInteractive, expected) in cases {
      let host = subject.makeText(.circle, tint, isInteractive)
      let seen = glass(of: host)
      try #require(
        seen == [expected],
        "`isInteractive: \(isInteractive)`, \(tint == nil ? "no tint" : "with a tint"). The screen:\n\(host.text)"
      )
    }
  }

  @Test(
    "Before iOS 26 it adds a background of a material in the same shape",
    .enabled(if: OSLevel.isAsked))
  func material() throws {
    let cases: [(Subject.Outline, Color?, Bool?, String)] = [
      (.circle, nil, nil, "Circle"), (.capsule, .orange, true, "Capsule"),
      (.rounded(12), nil, true, "RoundedRectangle cornerRadius=12.0"),
      (.rounded(30), .teal, false, "RoundedRectangle cornerRadius=30.0"),
    ]
    for level in [18, 17] {
      for (outline, tint, isInteractive, expected) in cases {
        let host = at(level) { subject.makeText(outline, tint, isInteractive) }
        let seen = host.all.flatMap(\.materials)
        try #require(
          seen == [expected],
          """
          The shapes of the materials in the background, on iOS \(level). The screen:
          \(host.text)
          """)
        let added = sizing(of: host)
        try #require(added == [], "`adaptiveGlass` adds this too: every view that uses it changes.")
      }
    }
  }

  @Test("Before iOS 26 no API of iOS 26 is used", .enabled(if: OSLevel.isAsked))
  func older() throws {
    for level in [25, 18] {
      let hosts = at(level) {
        [
          badge("Ada", true), badge("Jun", false),
          subject.makeText(.circle, .teal, true), subject.makeText(.capsule, nil, nil),
        ]
      }
      for host in hosts {
        try #require(
          host.recorder.beyondLevel == [],
          """
          iOS \(level) does not have these. Which version does the condition name, and is the function still a \
          `@ViewBuilder`?
          """)
      }
    }
  }

  @Test("The badge's background comes after its font and padding")
  func order() throws {
    for level in OSLevel.isAsked ? [26, 18] : [26] {
      for (name, isOnCall) in [("Ada", true), ("Jun", false)] {
        let host = at(level) { badge(name, isOnCall) }
        // From the inside out: the text's own modifiers, then those of stacks around it.
        let badges = host.all.filter { $0.accessibleName == name }
        try #require(!badges.isEmpty, "The badge does not say \(name).")
        let names = badges.reversed().flatMap(\.modifiers).map(\.name)
        let behind = names.firstIndex { ["glassEffect", "background"].contains($0) }
        let inside = names.lastIndex { ["font", "padding"].contains($0) }
        try #require(
          names.contains("font") && names.contains("padding"),
          "The badge has lost its font or its padding on iOS \(level). The screen:\n\(host.text)")
        try #require(
          (behind ?? -1) > (inside ?? 0),
          """
          On iOS \(level), from the inside out, the badge's modifiers are \(names.joined(separator: ", ")). What \
          comes after the background is not in it.
          """)
      }
    }
  }

  @Test("The badge is a capsule, orange for a colleague on call")
  func badge() {
    let onCall = glass(of: badge("Ada", true))
    let offCall = glass(of: badge("Jun", false))
    #expect(
      [onCall, offCall] == [["regular, tint orange, in Capsule"], ["regular, in Capsule"]],
      "The glass of Ada, on call, and of Jun, not on call.")
    let person = Subject.Person("Ada", false)
    let host = subject.makeBadge(person)
    person.isOnCall = true
    host.update()
    let later = glass(of: host)
    #expect(
      later == ["regular, tint orange, in Capsule"],
      "The glass of Ada, who was not on call, and now is. The screen:\n\(host.text)")
    guard OSLevel.isAsked else { return }
    let before = at(18) { badge("Ada", true) }
    let materials = before.all.flatMap(\.materials)
    #expect(materials == ["Capsule"], "The shape of Ada's badge on iOS 18.")
  }
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
