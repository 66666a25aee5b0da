import EqualWidthLayoutAdapter
@_spi(Workshop) import EqualWidthLayoutSubject
import Foundation
@_spi(Workshop) import SwiftUI
import Testing

@Suite("A layout is nonisolated", .serialized)
@MainActor
struct EqualWidthLayoutChecks {
  /// A badge on a screen. A character is 8 points wide, and a line 22 high.
  @MainActor
  private final class Screen {
    private let badge: Subject.Badge

    init(
      _ lines: [Subject.Line], spacing: CGFloat, width: CGFloat = 402, height: CGFloat = 874
    ) {
      badge = makeSubject().makeBadge(lines, spacing, CGSize(width: width, height: height))
    }

    isolated deinit { badge.host.close() }

    /// The frames of the lines' grounds, from the top left corner of the badge, as a person sees them now. A
    /// ground is a view behind the text, or the frame of the outermost modifier.
    var lines: [CGRect] {
      let frames = badge.host.geometry.frames
      let corner = whole.origin
      let views = badge.host.all("Color").map(\.id)
      let grounds =
        views.isEmpty ? badge.host.all("Text").map { $0.modifiers.last?.id ?? $0.id } : views
      return grounds.map { frames[$0, default: .null].offsetBy(dx: -corner.x, dy: -corner.y) }
    }

    var whole: CGRect {
      badge.host.all("EqualWidthVStack").first.flatMap { badge.host.geometry.frames[$0.id] }
        ?? .null
    }

    /// Has the layout asked again; nothing has changed for it.
    func layOutAgain() { badge.host.layOut() }

    func say(_ lines: [Subject.Line]) {
      badge.say(lines)
      badge.host.update()
    }

    func giveAnotherDensity(_ spacing: CGFloat) {
      badge.giveAnotherDensity(spacing)
      badge.host.update()
    }

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

  @Test("Every line is as wide as the widest wants, and the whole is as wide as that")
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

  @Test(
    "Every line is as high as it wants. They stand one below the other, with the density's spacing between",
    arguments: [6, 0, 12.5, -3])
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

  @Test("Every line is as wide as the widest wants, at any proposal. The whole is as large as that")
  func narrow() {
    let screen = Screen(Self.lines, spacing: 6, width: 70)
    let lines = screen.lines
    #expect(
      lines.map(\.width) == [112, 112, 112, 112, 112],
      "The widest line wants 112 points, and the screen offers 70. The layout was told to take 112."
    )
    #expect(lines.map(\.height) == Self.heights, "No line has to break.")
    #expect(screen.whole.size == CGSize(width: 112, height: 202), "The badge holds its lines.")
    let squeezed = Screen(Self.lines, spacing: 6, width: 0, height: 0)
    #expect(
      squeezed.whole.size == CGSize(width: 112, height: 202),
      "A proposal of no width and no height asks how small the badge can be: no smaller than this."
    )
  }

  @Test("No lines take no room, and a badge of one line is that line")
  func few() {
    let one = Screen([Subject.Line("Tove", padding: 8)], spacing: 6)
    let lines = one.lines
    #expect(lines == [CGRect(x: 0, y: 0, width: 48, height: 38)], "There is nothing to keep apart.")
    #expect(one.whole.size == CGSize(width: 48, height: 38), "There is nothing to keep apart.")
    let none = Screen([], spacing: 6)
    #expect(
      none.whole.size == .zero, "Between no lines there is no gap, and not one less than none.")
  }

  @Test("The next frame shows its new spacing: a badge follows its density")
  func follows() {
    let screen = Screen(Self.lines, spacing: 6)
    screen.choose(20)
    let tops = screen.lines.map(\.minY)
    #expect(
      tops == [0, 58, 100, 172, 234],
      """
      The spacing is 20 points now, and the badge is arranged as before. A view is brought up to \
      date when something changes that its body has read. Who reads the spacing?
      """)
    screen.choose(0)
    let closer = screen.lines.map(\.minY)
    #expect(closer == [0, 38, 60, 112, 154], "The second change is seen as the first one is.")
    screen.giveAnotherDensity(10)
    let other = screen.lines.map(\.minY)
    #expect(
      other == [0, 48, 80, 142, 194],
      "The badge was given another density, of 10 points. It follows the one that it was given last."
    )
    screen.choose(20)
    let chosen = screen.lines.map(\.minY)
    #expect(chosen == tops, "The other density's spacing is 20 points now.")
  }

  @Test("Changed lines show at once, arranged as the first ones were")
  func otherLines() {
    let screen = Screen(Self.lines, spacing: 6)
    // As many as before, and none as wide.
    screen.say(
      [("Ada", 8), ("Grace", 3), ("x", 0), ("12", 1.5), ("Yun", 0)].map(Subject.Line.init))
    let narrower = screen.lines
    #expect(
      narrower.map(\.width) == [46, 46, 46, 46, 46],
      """
      The badge says other words now, and “Grace” wants most: 46 points. What a cache keeps is of the lines \
      that were there when it was made; `updateCache` brings it up to date.
      """)
    #expect(narrower.map(\.minY) == [0, 44, 78, 106, 137], "Each is as high as it wants to be.")
    // The same words the other way round, and then more of them.
    screen.say(Self.lines.reversed())
    let heights = screen.lines.map(\.height)
    #expect(heights == Self.heights.reversed(), "The lines came back, in the opposite order.")
    // The words stay, and the padding changes.
    screen.say(Self.lines.reversed().map { Subject.Line($0.text, padding: $0.padding + 1.25) })
    let padded = screen.lines
    #expect(
      padded.map(\.width) == Array(repeating: 114.5, count: 5),
      "Each line has 1.25 points more on each side, and the widest wants 114.5 points now.")
    #expect(
      padded.map(\.height) == Self.heights.reversed().map { $0 + 2.5 },
      "Each line wants to be 2.5 points higher now.")
    screen.say(Self.lines + [Subject.Line("Emergency cooling", padding: 2)])
    let wider = screen.lines
    #expect(wider.map(\.width) == Array(repeating: 140, count: 6), "A sixth line is the widest.")
    #expect(
      screen.whole.size == CGSize(width: 140, height: 178 + 26 + 5 * 6),
      "A sixth line has come, and the badge holds all six.")
    screen.say([])
    #expect(screen.whole.size == .zero, "All lines have gone.")
  }

  @Test(
    "The layout shares nothing, and computes from stored values: two badges keep their distances")
  func twoBadges() {
    let (close, wide) = (Screen(Self.lines, spacing: 4), Screen(Self.lines, spacing: 20))
    let small = Screen(Self.lines.map { Subject.Line("\($0.text.count)", padding: 0) }, spacing: 20)
    #expect(
      small.whole.size == CGSize(width: 16, height: 190),
      "A badge of as many lines has shorter ones. It measures its own.")
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
