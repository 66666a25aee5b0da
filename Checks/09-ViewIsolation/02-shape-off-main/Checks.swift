import Foundation
import ShapeOffMainAdapter
@_spi(Workshop) import ShapeOffMainSubject
@_spi(Workshop) import SwiftUI
import Testing

@Suite("A shape is drawn elsewhere", .serialized)
@MainActor
struct ShapeOffMainChecks {
  /// A badge on a screen, and what its wedge covers.
  @MainActor
  private final class Screen {
    private let badge: Subject.Badge
    var host: ViewHost { badge.host }

    init(width: CGFloat = 90, height: CGFloat = 60, days: Int = 0) {
      badge = makeSubject().makeBadge(CGSize(width: width, height: height), days)
    }

    isolated deinit { badge.host.close() }

    /// What the model says.
    var daysTaken: Int { badge.daysTaken() }

    func take(_ days: Int) {
      badge.setDaysTaken(days)
      host.update()
    }

    func highlight(_ isHighlighted: Bool) {
      badge.setHighlighted(isHighlighted)
      host.update()
    }

    func giveAnotherModel(days: Int) {
      badge.giveAnotherModel(days)
      host.update()
    }

    /// The wedge's outline, and how large the place is that it was asked for.
    private func outline() throws -> (path: Path, size: CGSize) {
      let outlines = host.geometry.paths
      let wedge = host.all("Wedge").first { outlines[$0.id] != nil }
      let id = try #require(
        wedge?.id ?? outlines.keys.sorted().last, "The badge shows no wedge:\n\(host.text)")
      return try (#require(outlines[id]), #require(host.geometry.frames[id]).size)
    }

    /// The wedge in words, such as `120° to 8 points from the edge`.
    func seen() throws -> String {
      let (path, size) = try outline()
      let half = min(size.width, size.height) / 2
      /// A point, given in degrees clockwise from the top.
      func point(_ degrees: Double, at radius: CGFloat) -> CGPoint {
        let angle = degrees / 180 * .pi
        return CGPoint(
          x: size.width / 2 + radius * sin(angle), y: size.height / 2 - radius * cos(angle))
      }
      let covered = path.contains(
        stride(from: 7.5, to: 360, by: 15).map { point($0, at: half / 2) })
      let count = covered.count { $0 }
      guard count > 0 else { return "nothing" }
      // A wedge that is as wide and lies elsewhere is not the one that was asked for.
      guard covered.prefix(count).allSatisfy({ $0 }) else {
        return "\(15 * count)° that do not lie clockwise from the top"
      }
      let distance = path.contains((0..<15).map { point(7.5, at: half - CGFloat($0) - 0.5) })
        .firstIndex(of: true)
      return "\(15 * count)° to \(distance.map(String.init) ?? "many") points from the edge"
    }
  }

  @Test("The outline is asked for off the main actor, and reads no state there")
  func offMain() throws {
    let screen = Screen()
    screen.take(10)
    let calls = screen.host.recorder.offMainCalls["Shape.path"] ?? 0
    #expect(calls > 0, "The badge shows no shape, so no outline was asked for.")
    let reads = screen.host.recorder.offMainReads
    #expect(
      reads.isEmpty,
      """
      The outline has read `@State`, which the main actor may be changing in that moment. The \
      compiler does not see it. A value that no code changes can be read safely everywhere.
      """)
  }

  @Test("The wedge begins at the top, grows clockwise and keeps its distance from the edge")
  func geometry() throws {
    let screen = Screen(width: 100, height: 60)
    screen.take(10)
    let calm = try screen.seen()
    #expect(calm == "120° to 8 points from the edge", "A third of the days is taken.")
    let tall = Screen(width: 80, height: 200)
    tall.take(25)
    let large = try tall.seen()
    #expect(large == "300° to 8 points from the edge", "Five sixths of the days are taken.")
  }

  /// A point of a wedge's rectangle that is covered and should not be, or the other way round.
  private func firstWrong(
    _ path: Path, fraction: Double, inset: CGFloat, in rect: CGRect
  ) -> String? {
    let share = fraction < 0 ? 0 : fraction > 1 ? 1 : fraction
    let radius = max(0, min(rect.width, rect.height) / 2 - inset)
    // Near the two edges, and here and there.
    let places =
      [1.5, 358.5, 360 * share - 0.3, 360 * share + 0.3] + stride(from: 6, to: 357, by: 23)
    var points: [(degrees: Double, distance: CGFloat, isRight: Bool)] = []
    for degrees in places where (1...359).contains(degrees) && abs(degrees - 360 * share) > 0.2 {
      for (distance, isNear) in [
        (0.5 * radius, true), (0.95 * radius, true), (1.05 * radius + 0.5, false),
      ] {
        points.append((degrees, distance, radius > 0 && isNear && degrees < 360 * share))
      }
    }
    let covered = path.contains(
      points.map {
        let angle = $0.degrees / 180 * .pi
        return CGPoint(
          x: rect.midX + $0.distance * sin(angle), y: rect.midY - $0.distance * cos(angle))
      })
    for (point, isCovered) in zip(points, covered) where isCovered != point.isRight {
      return """
        Wedge(fraction: \(fraction), inset: \(inset)) in the rectangle \(rect): \(Int(point.degrees))° clockwise \
        from the top, \(point.distance) points from the centre, \(isCovered ? "something" : "nothing") is covered.
        """
    }
    return nil
  }

  @Test("A wedge is drawn as before, in any rectangle; an inset without room covers nothing")
  func anyWedge() {
    let subject = makeSubject()
    let rects = [
      CGRect(x: 0, y: 0, width: 100, height: 60), CGRect(x: 30, y: -20, width: 61.5, height: 140),
      CGRect(x: -70, y: 5, width: 44, height: 12),
    ]
    // 120.5 degrees are no whole number of them. A negative inset lets a wedge stand out.
    let wedges =
      [1.0 / 3, 241.0 / 720, 0.995, 0, 1, -0.4, 1.3, 27].map { ($0, 8, rects[0]) }
      + (rects + [CGRect(x: -20, y: 45, width: 100, height: 60)]).flatMap { rect in
        [(0.37, 8, rect), (0.83, 2.5, rect), (1, 0, rect), (0.6, -6, rect)]
      }
    for (fraction, inset, rect) in wedges {
      let path = subject.makeWedge(fraction, inset)(rect)
      let wrong = firstWrong(path, fraction: fraction, inset: inset, in: rect)
      #expect(
        wrong == nil,
        """
        Below 0 counts as 0, above 1 counts as 1, and where the inset leaves no room nothing is covered. \
        This wedge was made by other code than the badge.
        """)
      if wrong != nil { return }
    }
  }

  @Test("Two wedges share nothing")
  func twoWedges() {
    let subject = makeSubject()
    /// How far a wedge reaches, looked at in a few directions and distances.
    func covered(_ path: Path) -> [Bool] {
      path.contains(
        stride(from: 7.5, to: 360, by: 15).flatMap { degrees in
          [10, 28, 34, 40].map { distance in
            let angle = degrees / 180 * .pi
            return CGPoint(x: 45 + distance * sin(angle), y: 45 - distance * cos(angle))
          }
        })
    }
    let rect = CGRect(x: 0, y: 0, width: 90, height: 90)
    let made: [(fraction: Double, inset: CGFloat)] = [(0.3, 8), (0.6, 2), (0.8, 15)]
    let alone = made.map { covered(subject.makeWedge($0.fraction, $0.inset)(rect)) }
    let outlines = made.map { subject.makeWedge($0.fraction, $0.inset) }
    let together = outlines.map { covered($0(rect)) }
    #expect(
      together == alone,
      """
      Three wedges were drawn, each as it was made. Then three like them were made before the first of them \
      was drawn, and they came out otherwise. What an outline reads is the wedge's own.
      """)
  }

  @Test("The badge changes nothing in its model")
  func modelStays() {
    let screen = Screen()
    /// Says what is wrong where the badge has changed a model that said so many days.
    func expectStays(_ screen: Screen, _ days: Int) {
      let daysTaken = screen.daysTaken
      #expect(
        daysTaken == days,
        "The model said \(days), and the badge has put it right. The wedge counts it as a whole or as nothing."
      )
    }
    for days in [40, -5, 30] {
      screen.take(days)
      expectStays(screen, days)
    }
    for days in [45, -2] {
      expectStays(Screen(days: days), days)
      screen.giveAnotherModel(days: days)
      expectStays(screen, days)
    }
  }

  @Test("A fraction below 0 counts as 0, one above 1 as 1")
  func limits() throws {
    let screen = Screen()
    var seen: [String] = []
    for days in [-5, 0, 30, 40] {
      screen.take(days)
      try seen.append(screen.seen())
    }
    let whole = "360° to 8 points from the edge"
    #expect(
      seen == ["nothing", "nothing", whole, whole],
      """
      The wedges of -5, 0, 30 and 40 days of 30. A correction can make the days negative, and some \
      people take days of the next year: the wedge limits the fraction.
      """)
  }

  @Test("The badge shows its model's wedge, and follows when the model changes")
  func follows() throws {
    let screen = Screen()
    screen.take(5)
    var seen = [try screen.seen()]
    screen.take(20)
    try seen.append(screen.seen())
    screen.highlight(true)
    try seen.append(screen.seen())
    screen.take(15)
    screen.highlight(false)
    try seen.append(screen.seen())
    #expect(
      seen == [
        "60° to 8 points from the edge", "240° to 8 points from the edge",
        "240° to 2 points from the edge", "180° to 8 points from the edge",
      ],
      """
      The model has changed three times. A body that reads the model is evaluated again when it \
      changes; values that were copied elsewhere, and earlier, stay as they were.
      """)
    screen.giveAnotherModel(days: 10)
    seen = [try screen.seen()]
    screen.take(25)
    try seen.append(screen.seen())
    #expect(
      seen == ["120° to 8 points from the edge", "300° to 8 points from the edge"],
      """
      The card shows another employee now, and has given the badge another model: 10 days were taken, then \
      25. The badge's model is the one that it was given last.
      """)
  }
}
