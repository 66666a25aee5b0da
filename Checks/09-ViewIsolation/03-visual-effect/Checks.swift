import Foundation
@_spi(Workshop) import SwiftUI
import Testing
import VisualEffectAdapter
@_spi(Workshop) import VisualEffectSubject

@Suite("An effect takes its values along", .serialized)
@MainActor
struct VisualEffectChecks {
  /// The wall on a screen, with more badges than fit.
  @MainActor
  private final class Wall {
    private let host: ViewHost
    let names: [String]

    init(badges: Int = 60, isPulsing: Bool = false, strength: CGFloat? = nil) {
      names = (1...badges).map { "Badge \($0)" }
      host = makeSubject().makeHost(names, isPulsing, strength)
    }

    isolated deinit { host.close() }

    var recorder: Recorder { host.recorder }

    func press(_ button: String) throws { try host.tap(button) }

    func scroll(to offset: CGFloat) throws {
      let id = try #require(host.all("ScrollView").first?.id, "The scroll view has gone.")
      try host.send(.scroll, "\(offset)", id: id)
    }

    /// How far the upper edge of each badge lies below that of the screen.
    func edges() throws -> [CGFloat] {
      try names.map { name in
        let badge = try badge(name)
        return try #require(host.geometry.frames[badge.id]?.minY, "\(name) has no place.")
      }
    }

    /// How much `visualEffect` blurs each badge.
    func blurs() throws -> [CGFloat] {
      try names.map { name in
        let words = try badge(name).modifiers
          .compactMap { host.geometry.effects[$0.id] }
          .flatMap { $0.components(separatedBy: ", ") }
        return words.reduce(0) { sum, word in
          word.hasPrefix("blur ") ? sum + (Double(word.dropFirst(5)).map { CGFloat($0) } ?? 0) : sum
        }
      }
    }

    private func badge(_ name: String) throws -> Element {
      try #require(
        host.all("Text").first { $0.accessibleName == name }, "\(name) is not on the wall.")
    }
  }

  /// The first badge that is blurred by another radius than the goal says.
  private func firstWrong(_ wall: Wall, strength: CGFloat) throws -> String? {
    // A wall that rests may have no effects, and then it was not measured.
    let edges = strength == 0 ? wall.names.map { _ in 0 } : try wall.edges()
    let blurs = try wall.blurs()
    for (name, (edge, blur)) in zip(wall.names, zip(edges, blurs)) {
      let right = strength * max(0, edge) / 100
      guard abs(blur - right) > 0.001 else { continue }
      return "\(name), \(edge) points below the edge, is blurred by \(blur) and not by \(right)."
    }
    return nil
  }

  @Test("The blur stays in `visualEffect`, whose closure runs off the main actor")
  func offMain() throws {
    let wall = Wall()
    try wall.press("Pulse")
    let calls = wall.recorder.offMainCalls["visualEffect"] ?? 0
    #expect(
      calls >= wall.names.count,
      """
      `visualEffect` was asked \(calls) times for \(wall.names.count) badges. Its closure is where the \
      blur is to be made.
      """)
    let blurs = try wall.blurs()
    #expect(blurs.contains { $0 > 0 }, "The wall pulses, and no effect blurs anything.")
  }

  @Test("No state is read off the main actor")
  func noReads() throws {
    let wall = Wall()
    try wall.press("Pulse")
    try wall.press("Stronger")
    try wall.scroll(to: 35)
    let reads = wall.recorder.offMainReads.map { "\($0.type) in \($0.callback ?? "a thread")" }
    #expect(
      Set(reads) == [],
      """
      State was read off the main actor, while a press may be changing it there. A wrapper or a binding \
      that was taken along is a way back to the state; a value is not.
      """)
  }

  @Test("The radius is `strength * distance / 100` points. Above that edge, the distance is 0")
  func distance() throws {
    let wall = Wall()
    try wall.press("Pulse")
    for offset: CGFloat in [0, 35, 410.375, 120.25] {
      try wall.scroll(to: offset)
      let wrong = try firstWrong(wall, strength: 1)
      #expect(wrong == nil, "Scrolled by \(offset) points, with a strength of 1.")
    }
  }

  @Test(
    "What the buttons change is seen in the same frame. While the wall does not pulse, no badge is blurred"
  )
  func presses() throws {
    let wall = Wall(badges: 12)
    var (isOn, strength) = (false, CGFloat(1))
    for button in ["Stronger", "Pulse", "Stronger", "Stronger", "Pulse", "Stronger", "Pulse"] {
      try wall.press(button)
      if button == "Pulse" { isOn.toggle() } else { strength += 1 }
      let wrong = try firstWrong(wall, strength: isOn ? strength : 0)
      #expect(
        wrong == nil,
        """
        After a press on \(button) the wall \(isOn ? "pulses" : "rests"), the strength is \(strength). \
        Copies are made once. Who makes new ones when the state changes?
        """)
    }
  }

  @Test("A wall begins with the values it is made with")
  func otherBeginnings() throws {
    for strength: CGFloat in [2.75, 0.375, 24.5] {
      let wall = Wall(isPulsing: true, strength: strength)
      let atFirst = try firstWrong(wall, strength: strength)
      #expect(
        atFirst == nil,
        """
        This wall was made pulsing, with a strength of \(strength), and no button was pressed. Which copy is \
        older?
        """)
      try wall.press("Stronger")
      let stronger = try firstWrong(wall, strength: strength + 1)
      #expect(stronger == nil, "Then “Stronger” was pressed once.")
    }
  }

  @Test("The blur stays in `visualEffect`: scrolling evaluates no view, and asks for the effects")
  func scrolling() throws {
    let wall = Wall()
    try wall.press("Pulse")
    wall.recorder.reset()
    try wall.scroll(to: 60)
    let bodies = wall.recorder.bodies
    let calls = wall.recorder.offMainCalls["visualEffect"] ?? 0
    #expect(
      bodies == [:],
      "These bodies were evaluated because a finger moved. That work is done on the main actor.")
    #expect(calls > 0, "The effects were not asked for again, though every badge has moved.")
  }

  @Test("Two walls do not disturb each other")
  func twoWalls() throws {
    let (pulsing, resting) = (Wall(badges: 20), Wall(badges: 20))
    try pulsing.press("Stronger")
    try pulsing.press("Pulse")
    // The walls show the same names. The second one pulses for a moment, so its body has to make copies again.
    for button in ["Stronger", "Pulse", "Stronger", "Pulse"] { try resting.press(button) }
    // Asks the first wall's closures again, after the second wall's body was the last to be evaluated.
    try pulsing.scroll(to: 30)
    let wrong = try firstWrong(pulsing, strength: 2) ?? firstWrong(resting, strength: 0)
    #expect(
      wrong == nil,
      """
      \(wrong ?? "") There are two walls, one pulses and one rests. What a closure takes along is \
      its own; a shared place holds the last value that was put there.
      """)
  }
}
