@_spi(Workshop) import SwiftUI
import Testing

@Suite struct PathTests {
  private let box = CGRect(x: 0, y: 0, width: 100, height: 60)

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.maxX - b.maxX) + abs(a.maxY - b.maxY) < 1e-6
  }

  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: CGPoint(x: 50, y: 50), radius: 10, startAngle: .degrees(start),
        endAngle: .degrees(end), clockwise: clockwise)
    }
  }

  @Test func anArcIsAsLargeAsItsExtremes() {
    // From the right over the bottom to the left, where y points down.
    #expect(
      isNear(arc(0, 180, clockwise: false).boundingRect, .init(x: 40, y: 50, width: 20, height: 10))
    )
    #expect(
      isNear(arc(0, 180, clockwise: true).boundingRect, .init(x: 40, y: 40, width: 20, height: 10)))
    let side = 10 * cos(Double.pi / 6)
    #expect(
      isNear(
        arc(30, 150, clockwise: false).boundingRect,
        .init(x: 50 - side, y: 55, width: 2 * side, height: 5)))
    for clockwise in [true, false] {
      let whole = arc(0, 360, clockwise: clockwise).boundingRect
      #expect(isNear(whole, .init(x: 40, y: 40, width: 20, height: 20)))
    }
  }

  @Test func aPointIsInsideACircleWhereItIsNearerThanTheRadius() {
    let circle = Circle().path(in: box)
    for step in 0..<24 {
      let angle = Double(step) * .pi / 12
      for (distance, isInside) in [(29.9, true), (30.1, false)] {
        let point = CGPoint(x: 50 + distance * cos(angle), y: 30 + distance * sin(angle))
        #expect(circle.contains(point) == isInside)
      }
    }
  }

  @Test func aRingHasAHoleForTheEvenOddRuleAlone() {
    var ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    ring.addPath(Path(ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10)))
    #expect(ring.contains(CGPoint(x: 10, y: 10)))
    #expect(!ring.contains(CGPoint(x: 10, y: 10), eoFill: true))
    #expect(ring.contains(CGPoint(x: 2, y: 10), eoFill: true))
  }

  @Test func aTrimmedOutlineEndsWhereItsShareOfTheLengthIs() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.trimmedPath(from: 0.125, to: 0.5).svg == "M 5.0 0.0 L 10.0 0.0 L 10.0 10.0")
    // A quarter of a circle from its right end, clockwise: the lower right one.
    let quarter = Circle().trim(from: 0, to: 0.25).path(
      in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(isNear(quarter.boundingRect, .init(x: 10, y: 10, width: 10, height: 10)))
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(Path().boundingRect.isNull)
  }

  @Test func cornersFitTheirRectangle() {
    #expect(isNear(Capsule().path(in: box).boundingRect, box))
    #expect(!Capsule().path(in: box).contains(CGPoint(x: 2, y: 2)))
    let large = RoundedRectangle(cornerRadius: 500).path(in: box)
    #expect(large.svg == Capsule().path(in: box).svg)
    let bubble = UnevenRoundedRectangle(topLeadingRadius: 20).path(in: box)
    #expect(!bubble.contains(CGPoint(x: 1, y: 1)))
    #expect(bubble.contains(CGPoint(x: 99, y: 1)))
  }

  @Test func anInsetShapeKeepsItsDistance() {
    let ring = Circle().inset(by: 5).path(in: box)
    #expect(isNear(ring.boundingRect, .init(x: 25, y: 5, width: 50, height: 50)))
    let inner = RoundedRectangle(cornerRadius: 10).inset(by: 4).path(in: box)
    #expect(inner.svg == RoundedRectangle(cornerRadius: 6).path(in: box.insetBy(dx: 4, dy: 4)).svg)
  }

  @Test func aShapeTurnsAroundItsMiddle() {
    let turned = Rectangle().rotation(.degrees(90)).path(in: box)
    #expect(isNear(turned.boundingRect, .init(x: 20, y: -20, width: 60, height: 100)))
    #expect(isNear(Rectangle().scale(0.5).path(in: box).boundingRect, box.insetBy(dx: 25, dy: 15)))
    let moved = Rectangle().offset(x: 3, y: 4).path(in: box)
    #expect(isNear(moved.boundingRect, box.offsetBy(dx: 3, dy: 4)))
  }

  @Test func staticsAreShapesOffTheMainActorToo() {
    nonisolated func outlines(in box: CGRect) -> [Path] {
      func path(_ shape: some Shape) -> Path { shape.path(in: box) }
      return [
        path(.rect), path(.rect(cornerRadius: 4)), path(.circle), path(.ellipse), path(.capsule),
      ]
    }
    #expect(
      outlines(in: box).allSatisfy { box.insetBy(dx: -1e-9, dy: -1e-9).contains($0.boundingRect) })
    #expect(
      outlines(in: box).map { $0.contains(CGPoint(x: 1, y: 1)) } == [
        true, false, false, false, false,
      ])
  }

  @Test func anArcOfAnAngleIsTheArcBetweenTwo() {
    let center = CGPoint(x: 10, y: 10)
    let relative = Path {
      $0.addRelativeArc(
        center: center, radius: 10, startAngle: .degrees(-90), delta: .degrees(120))
    }
    let between = Path {
      $0.addArc(
        center: center, radius: 10, startAngle: .degrees(-90), endAngle: .degrees(30),
        clockwise: false)
    }
    #expect(relative == between)
  }
}
