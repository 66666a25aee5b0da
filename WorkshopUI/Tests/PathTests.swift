@_spi(Workshop) import SwiftUI
import Testing

@Suite struct PathTests {
  private let box = CGRect(x: 0, y: 0, width: 100, height: 60)

  private func outline(_ shape: some Shape) -> String { shape.path(in: box).svg }

  @Test func anArcIsMadeOfQuarters() {
    let path = Path {
      $0.addArc(
        center: CGPoint(x: 50, y: 50), radius: 10, startAngle: .degrees(0), endAngle: .degrees(180),
        clockwise: false)
    }
    // Over the bottom, where y points down: each quarter ends at an extreme.
    let ends = path.svg.split(separator: "C").map { $0.split(separator: " ").suffix(2) }
    #expect(ends.dropFirst().map { $0.joined(separator: " ") } == ["50.0 60.0", "40.0 50.0"])
  }

  @Test func cornersFitTheirRectangle() {
    #expect(outline(RoundedRectangle(cornerRadius: 500)) == outline(Capsule()))
    #expect(outline(.rect) == "M 0.0 0.0 L 100.0 0.0 L 100.0 60.0 L 0.0 60.0 Z")
  }

  @Test func staticsAreShapesOffTheMainActorToo() {
    nonisolated func outlines(in box: CGRect) -> [Path] {
      func path(_ shape: some Shape) -> Path { shape.path(in: box) }
      return [path(.rect), path(.rect(cornerRadius: 4)), path(.circle), path(.capsule)]
    }
    #expect(Set(outlines(in: box).map(\.svg)).count == 4)
  }
}
