import GlassMorphAdapter
@_spi(Workshop) import GlassMorphSubject
@_spi(Workshop) import SwiftUI
import Testing

@Suite("Buttons that flow out of one", .serialized)
@MainActor
struct GlassMorphChecks {
  /// Ids with gaps, in no order, and a title twice.
  let actions: KeyValuePairs<Int, String> = [
    0: "Call", -1: "Write", 7: "Meet", 1: "Write", 100: "Visit",
  ]
  let names = ["Call", "Write", "Meet", "Write", "Visit"]

  /// Runs at a major version of iOS, and goes back to 26.
  private func at<Result>(_ level: Int, _ body: () throws -> Result) rethrows -> Result {
    OSLevel.current = level
    defer { OSLevel.current = 26 }
    return try body()
  }

  private func bar(_ actions: KeyValuePairs<Int, String>? = nil, bars: Int = 1) -> ViewHost {
    makeSubject().makeHost(Subject.Offer(actions ?? self.actions), bars) { _ in }
  }

  /// The glass of a screen: each piece with its button and its id.
  private func pieces(of host: ViewHost) -> [Piece] {
    host.all("Button").flatMap { button in
      button.all.compactMap { element -> Piece? in
        guard let effect = element.modifiers.first(where: { $0.name == "glassEffect" }) else {
          return nil
        }
        // An id names the effects within the view that it is put on: those that are written before it.
        let named = element.modifiers.drop { $0.name != "glassEffect" }
        let ids = named.filter { $0.name == "glassEffectID" && $0["id"] != nil }
        return Piece(
          button: button.id, name: button.accessibleName,
          ids: ids.map { "\($0["id"] ?? "") in namespace \($0["in"] ?? "")" },
          look: "\(effect.attributes.map { "\($0.name): \($0.value)" })")
      }
    }
  }

  private struct Piece {
    var button: Int, name: String, ids: [String], look: String
  }

  @Test(
    "A closed bar has one button and one piece of glass; an open one has a piece for each action, too"
  )
  func comeAndGo() throws {
    let host = bar()
    let container = host.all("GlassEffectContainer").map(\.id)
    for round in 1...2 {
      let closed = host.all("Button").map(\.accessibleName)
      try #require(
        closed == ["Actions"],
        "The buttons of a closed bar, in round \(round). A button that is invisible is there.")
      try #require(GlassReport(host.elements).effects == 1, "The pieces of glass of a closed bar.")
      try host.tap("Actions")
      let open = host.all("Button").map(\.accessibleName)
      try #require(Set(open) == Set(names + ["Close"]), "The buttons of an open bar.")
      let report = GlassReport(host.elements)
      try #require(report.effects == 6, "The pieces of glass of an open bar with five actions.")
      try #require(
        report.containers == 1 && report.loose == 0,
        "Pieces of glass flow into each other in one container only.")
      try #require(
        host.all("GlassEffectContainer").map(\.id) == container,
        "The open bar has another container. New glass flows out of the old in a container that stays."
      )
      try host.tap("Close")
    }
    let offer = Subject.Offer([0: "Call", 7: "Meet"])
    let changing = makeSubject().makeHost(offer, 1) { _ in }
    try changing.tap("Actions")
    offer.actions = [7: "Meet", 5: "Ask", 0: "Ring"]
    changing.update()
    let now = changing.all("Button").map(\.accessibleName)
    try #require(
      Set(now) == ["Meet", "Ask", "Ring", "Close"] && now.count == 4,
      "The buttons of a bar that is open while other actions are offered: \(now).")
    let effects = GlassReport(changing.elements).effects
    try #require(effects == 4, "The pieces of glass of an open bar, now with three actions.")
  }

  @Test("Each piece has its own glass id, always the same")
  func ids() throws {
    let host = bar()
    let closed = pieces(of: host).flatMap(\.ids)
    try #require(closed.count == 1, "The glass ids of a closed bar.")
    try host.tap("Actions")
    let open = pieces(of: host)
    for piece in open {
      try #require(piece.ids.count == 1, "The glass ids of the button “\(piece.name)”.")
    }
    let ids = open.flatMap(\.ids)
    try #require(
      Set(ids).count == 6,
      "Six pieces of glass, and these ids. The actions' ids are 0, -1, 7, 1 and 100.")
    let toggle = open.first { $0.name == "Close" }?.ids
    try #require(toggle == closed, "The id of the button that opens and closes, open and closed.")
    try host.tap("Close")
    try host.tap("Actions")
    let again = pieces(of: host).flatMap(\.ids)
    try #require(again == ids, "Opened once more, the pieces have the ids that they had.")
  }

  @Test("The id of an action's glass is the same, wherever the action stands")
  func places() throws {
    func ids(_ actions: KeyValuePairs<Int, String>) throws -> [String] {
      let host = bar(actions)
      try host.tap("Actions")
      // Two bars have two namespaces.
      return pieces(of: host).sorted { $0.name < $1.name }.filter { $0.name != "Write" }
        .map { "\($0.name): \($0.ids.map { $0.split(separator: " in namespace ")[0] })" }
    }
    let before = try ids([0: "Call", 7: "Meet", 100: "Visit"])
    let after = try ids([3: "Write", 7: "Meet", 100: "Visit", 0: "Call"])
    #expect(
      before == after,
      "The glass ids of a bar, and those of one where “Write” comes first and “Call” stands at the end."
    )
  }

  @Test("Ids are in the bar's own namespace")
  func namespaces() throws {
    let host = bar(bars: 2)
    let ids = pieces(of: host).flatMap(\.ids)
    try #require(
      ids.count == 2 && Set(ids).count == 2,
      "Two bars of the same actions. Glass with an id that both have flows from one bar to the other."
    )
    try host.tap("Actions")
    let spaces = Set(
      pieces(of: host).flatMap(\.ids).compactMap { $0.split(separator: " ").last })
    try #require(
      spaces.count == 2,
      "One bar is open: its pieces are in one namespace, the other bar's in another.")
  }

  /// The `animation(_:value:)` modifiers around a button, if it is there.
  private func around(_ button: String, in host: ViewHost) -> Set<Int> {
    let button = host.all("Button").first { $0.accessibleName == button }
    return button.map { host.animationModifiers(around: $0.id) } ?? []
  }

  @Test("Opening and closing are animated")
  func animated() throws {
    for level in OSLevel.isAsked ? [26, 18] : [26] {
      try at(level) {
        let host = bar()
        for name in ["Actions", "Close"] {
          host.recorder.reset()
          var around = around("Meet", in: host)
          try host.tap(name)
          around.formUnion(self.around("Meet", in: host))
          let isImplicit = !around.isDisjoint(with: host.recorder.implicitAnimations)
          let isAnimated = host.recorder.animations.contains { $0 != nil } || isImplicit
          try #require(
            isAnimated,
            "A press on “\(name)” changed the screen without an animation, on iOS \(level).")
        }
        try closedByAnAction(on: level)
      }
    }
  }

  /// An action may close the bar, which is animated then, too.
  private func closedByAnAction(on level: Int) throws {
    let host = bar()
    try host.tap("Actions")
    host.recorder.reset()
    let around = around("Visit", in: host)
    try host.tap("Meet")
    guard host.all("Button").count == 1 else { return }
    let isImplicit = !around.isDisjoint(with: host.recorder.implicitAnimations)
    try #require(
      host.recorder.animations.contains { $0 != nil } || isImplicit,
      "A press on “Meet” closed the bar without an animation, on iOS \(level).")
  }

  @Test("A button that stays keeps its glass as it is")
  func glassStays() throws {
    let host = bar()
    let closed = try #require(
      pieces(of: host).first { $0.name == "Actions" }, "The button “Actions” has no glass.")
    try host.tap("Actions")
    let open = pieces(of: host).first { $0.button == closed.button }
    let looks = open.map { [closed.look, $0.look] } ?? []
    try #require(
      Set(looks).count <= 1,
      """
      The glass of one button, open and closed. A property of it has changed. Animate views that come and \
      go, and leave the glass of those that stay.
      """)
  }

  @Test(
    "Before iOS 26 the same buttons come and go, without its API",
    .enabled(if: OSLevel.isAsked))
  func older() throws {
    try at(18) {
      let host = bar()
      for _ in 1...2 {
        let closed = host.all("Button").map(\.accessibleName)
        try #require(closed == ["Actions"], "The buttons of a closed bar.")
        try host.tap("Actions")
        let open = host.all("Button").map(\.accessibleName)
        try #require(Set(open) == Set(names + ["Close"]), "The buttons of an open bar.")
        try host.tap("Close")
      }
      try #require(host.recorder.beyondLevel == [], "iOS 18 does not have these.")
    }
  }

  @Test("Each action is performed, on both systems")
  func performs() throws {
    for level in OSLevel.isAsked ? [26, 18] : [26] {
      try at(level) {
        let done = Done()
        let host = makeSubject().makeHost(Subject.Offer(actions), 1) { done.ids.append($0) }
        for name in ["Meet", "Visit", "Call"] {
          if host.all("Button").count == 1 { try host.tap("Actions") }
          try host.tap(name)
        }
        try #require(done.ids == [7, 100, 0], "The actions that were performed on iOS \(level).")
      }
    }
  }

  @MainActor private final class Done { var ids: [Int] = [] }
}
