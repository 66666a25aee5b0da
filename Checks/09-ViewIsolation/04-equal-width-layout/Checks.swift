import EqualWidthLayoutAdapter
@_spi(Workshop) import EqualWidthLayoutSubject
import Foundation
@_spi(Workshop) import SwiftUI
import Testing

@Suite("A layout belongs to nobody", .serialized)
@MainActor
struct EqualWidthLayoutChecks {
  /// A badge on a screen. A character is 8 points wide, and a line 22 high.
  @MainActor
  private final class Screen {
    private let badge: Subject.Badge

    init(_ lines: [Subject.Line], spacing: CGFloat, width: CGFloat = 402) {
      badge = makeSubject().makeBadge(lines, spacing, CGSize(width: width, height: 874))
    }

    isolated deinit { badge.host.close() }

    /// The frames of the lines' grounds, from the top left corner of the badge, as a person sees them now.
    var lines: [CGRect] {
      let frames = badge.host.geometry.frames
      let corner = whole.origin
      return badge.host.all("Color").map {
        frames[$0.id, default: .null].offsetBy(dx: -corner.x, dy: -corner.y)
      }
    }

    var whole: CGRect {
      badge.host.all("EqualWidthVStack").first.flatMap { badge.host.geometry.frames[$0.id] }
        ?? .null
    }

    /// Has the layout asked again; nothing has changed for it.
    func layOutAgain() { badge.host.layOut() }

    func choose(_ spacing: CGFloat) {
      badge.choose(spacing)
      badge.host.update()
    }
  }

  /// 48, 112, 62 and 112 points wide; 38, 22, 52 and 42 high.
  private static let lines = [
    Subject.Line("Tove", padding: 8), Subject.Line("Reactor safety", padding: 0),
    Subject.Line("4711", padding: 15), Subject.Line("Building B", padding: 10),
    Subject.Line("x", padding: 1),
  ]
  // x is 10 wide and 24 high; “Building B” 100 and 42.
  private static let heights: [CGFloat] = [38, 22, 52, 42, 24]

  @Test("Every line is as wide as the widest")
  func widths() {
    let screen = Screen(Self.lines, spacing: 6)
    let lines = screen.lines
    #expect(
      lines.map(\.width) == [112, 112, 112, 112, 112],
      """
      “Reactor safety” wants 112 points, and all others get as many. A view takes the width that it is \
      offered where it is placed.
      """)
    #expect(lines.allSatisfy { $0.minX == 0 }, "The lines begin where the badge begins.")
    #expect(screen.whole.width == 112, "The badge is as wide as its widest line.")
  }

  @Test("The lines stand one below the other, at the density's distance", arguments: [6, 0, 12.5])
  func distances(spacing: CGFloat) {
    let screen = Screen(Self.lines, spacing: spacing)
    var y: CGFloat = 0
    var tops: [CGFloat] = []
    for height in Self.heights {
      tops.append(y)
      y += height + spacing
    }
    let lines = screen.lines
    #expect(lines.map(\.minY) == tops, "Each line begins at this distance below the one before it.")
    #expect(lines.map(\.height) == Self.heights, "Each line is as high as it wants to be.")
    #expect(screen.whole.height == y - spacing, "The badge ends where its last line ends.")
  }

  @Test("On a narrow screen the lines are as wide as before")
  func narrow() {
    let screen = Screen(Self.lines, spacing: 6, width: 70)
    let lines = screen.lines
    #expect(
      lines.map(\.width) == [112, 112, 112, 112, 112],
      "The widest line wants 112 points, and the screen offers 70. The layout was told to take 112."
    )
    #expect(lines.map(\.height) == Self.heights, "No line has to break.")
    #expect(screen.whole.size == CGSize(width: 112, height: 202), "The badge holds its lines.")
  }

  @Test("A badge of one line is that line, and one without lines takes no room")
  func few() {
    let one = Screen([Subject.Line("Tove", padding: 8)], spacing: 6)
    let lines = one.lines
    #expect(lines == [CGRect(x: 0, y: 0, width: 48, height: 38)], "There is nothing to keep apart.")
    #expect(one.whole.size == CGSize(width: 48, height: 38), "There is nothing to keep apart.")
    let none = Screen([], spacing: 6)
    #expect(
      none.whole.size == .zero, "Between no lines there is no gap, and not one less than none.")
  }

  @Test("A badge on the screen follows the density")
  func follows() {
    let screen = Screen(Self.lines, spacing: 6)
    screen.choose(20)
    let tops = screen.lines.map(\.minY)
    #expect(
      tops == [0, 58, 100, 172, 234],
      """
      Somebody has chosen 20 points, and the badge is arranged as before. A view is brought up to date \
      when something changes that its body has read. Who reads the spacing?
      """)
    screen.choose(0)
    let closer = screen.lines.map(\.minY)
    #expect(closer == [0, 38, 60, 112, 154], "The second change is seen as the first one is.")
  }

  @Test("Two badges keep their own distances")
  func twoBadges() {
    let (close, wide) = (Screen(Self.lines, spacing: 4), Screen(Self.lines, spacing: 20))
    close.layOutAgain()
    let heights = [close.whole.height, wide.whole.height]
    let lines = Self.heights.reduce(0, +)
    #expect(
      heights == [lines + 4 * 4, lines + 4 * 20],
      """
      There are two badges of different densities, and the first was laid out again after the second had \
      been made. A layout computes from what it stores itself, not from what all layouts share.
      """)
  }
}
