import Foundation
import GeometryChangeAdapter
@_spi(Workshop) import GeometryChangeSubject
@_spi(Workshop) import SwiftUI
import Testing
import WorkshopSupport

@Suite("Measure here, calculate there", .serialized)
@MainActor
struct GeometryChangeChecks {
  /// The card on a screen whose size changes, and what was ordered.
  @MainActor
  private final class Screen {
    @MainActor
    private final class Orders {
      var pixels: [Int] = []
    }

    private let host: ViewHost
    private let ordered = Orders()

    /// Shows the card, and lets it have its turn.
    static func showing(
      width: CGFloat, height: CGFloat = 800, margin: CGFloat = 0, scale: CGFloat? = nil
    ) async -> Screen {
      let screen = Screen(CGSize(width: width, height: height), margin, scale)
      await screen.settle()
      return screen
    }

    /// Shows two cards beside each other that have one `PictureOrders`, and lets them have their turn.
    static func showingTwo(width: CGFloat) async -> Screen {
      let screen = Screen(CGSize(width: width, height: 800), cards: 2)
      await screen.settle()
      return screen
    }

    private init(
      _ size: CGSize, _ margin: CGFloat = 0, _ scale: CGFloat? = nil, cards: Int = 1
    ) {
      let ordered = ordered
      host = makeSubject().makeHost(size, margin, scale, cards) { ordered.pixels.append($0) }
    }

    isolated deinit { host.close() }

    var recorder: Recorder { host.recorder }
    /// The pixels of all orders so far, in turn.
    var orders: [Int] { ordered.pixels }

    func resize(width: CGFloat, height: CGFloat = 800) async {
      resizeAtOnce(width: width, height: height)
      await settle()
    }

    /// Lays out with another size, and gives nothing that was started a turn.
    func resizeAtOnce(width: CGFloat, height: CGFloat = 800) {
      host.size = CGSize(width: width, height: height)
      host.update()
    }

    func press() async throws {
      try host.tap("Sharper")
      await settle()
    }

    func settle() async {
      _ = await eventually { false }
      host.update()
    }
  }

  /// What is right for a screen: the card leaves 16 points free on both sides.
  private func pixels(_ screenWidth: CGFloat, scale: CGFloat) -> Int {
    Int(((screenWidth - 32) * scale).rounded(.up))
  }

  @Test("`of:` measures the width, off the main actor")
  func offMain() async {
    let screen = await Screen.showing(width: 402)
    await screen.resize(width: 310)
    let calls = screen.recorder.offMainCalls["onGeometryChange"] ?? 0
    #expect(
      calls > 0,
      """
      No `of:` closure measured. Measured there, a width costs the main actor nothing unless it \
      is another one.
      """)
  }

  @Test("`of:` measures the width and reads no state: none is read off the main actor")
  func noReads() async throws {
    let screen = await Screen.showing(width: 402)
    try await screen.press()
    await screen.resize(width: 310)
    let reads = screen.recorder.offMainReads.map { "\($0.type) in \($0.callback ?? "a thread")" }
    #expect(
      Set(reads) == [],
      """
      State was read off the main actor, while a press may be changing it there. The wrapper of a state \
      leads back to it, wherever it is taken.
      """)
  }

  @Test("The card orders one picture for the avatar's first width, and one for each new width")
  func everyWidth() async {
    let widths: [CGFloat] = [
      402.125, 310.5, 310.875, 640.00390625, 310.5, 97.75, 97.125, 811, 402.125,
    ]
    let screen = await Screen.showing(width: widths[0])
    for width in widths.dropFirst() { await screen.resize(width: width) }
    let orders = screen.orders
    let right = widths.map { pixels($0, scale: 2) }
    #expect(
      orders == right,
      """
      On screens \(widths) points wide, the avatar has 32 points less and 2 pixels a point. \
      Another picture would be blurred, or have pixels that are thrown away.
      """)
  }

  @Test("Widths that follow each other at once are all ordered")
  func atOnce() async {
    let widths: [CGFloat] = [500, 333.125, 640, 333.125, 402]
    let screen = await Screen.showing(width: 402)
    for width in widths { screen.resizeAtOnce(width: width) }
    await screen.settle()
    let orders = screen.orders
    let right = ([402] + widths).map { pixels($0, scale: 2) }
    #expect(
      orders == right,
      """
      The screen was turned and turned back, faster than any task has its turn: each of these widths is a \
      new one, and orders a picture.
      """)
  }

  @Test(
    "A picture has the width in points times `scale` pixels, rounded up: the avatar's own width")
  func ownWidth() async throws {
    let screen = await Screen.showing(width: 402, margin: 10, scale: 1.25)
    await screen.resize(width: 333)
    try await screen.press()
    let before = screen.orders
    let first = [402, 333].map { pixels($0 - 10, scale: 1.25) }
    #expect(
      before == first || before == first + [pixels(323, scale: 2.25)],
      """
      This card was made with a scale of 1.25, and 10 points to its left are taken by something else. \
      Which edges have you measured, and what was the scale by then?
      """)
    await screen.resize(width: 351)
    let orders = Array(screen.orders.dropFirst(before.count))
    #expect(orders == [pixels(341, scale: 2.25)], "“Sharper” was pressed: the scale is 2.25.")
  }

  @Test("Two cards do not disturb each other")
  func twoCards() async throws {
    let (first, second) = (
      await Screen.showing(width: 402), await Screen.showing(width: 402)
    )
    #expect(
      [first.orders, second.orders] == [[740], [740]],
      "Two cards of one width are laid out for the first time, and each orders a picture.")
    try await first.press()
    let before = first.orders.count
    await second.resize(width: 500)
    await first.resize(width: 500)
    let orders = Array(first.orders.dropFirst(before)) + second.orders.dropFirst(1)
    #expect(
      orders == [pixels(500, scale: 3), pixels(500, scale: 2)],
      "“Sharper” was pressed on one of two cards, and both are 500 points wide now.")
    // Each has half of the screen, less 32 points.
    let both = await Screen.showingTwo(width: 402)
    await both.resize(width: 500)
    let pictures = both.orders
    #expect(
      pictures == [338, 338, 436, 436],
      """
      Two cards of one width stand beside each other, and one `PictureOrders` takes the orders of both. Each card \
      orders a picture for its first width and for its new width.
      """)
  }

  @Test("A change of height alone orders nothing")
  func heights() async {
    let screen = await Screen.showing(width: 402, height: 800)
    await screen.resize(width: 402, height: 650)
    await screen.resize(width: 402, height: 720.5)
    // Lower than it is wide, and then as high as before.
    await screen.resize(width: 402, height: 250)
    await screen.resize(width: 402, height: 800)
    let orders = screen.orders
    #expect(
      orders == [pixels(402, scale: 2)],
      "The avatar became lower, as it does when a keyboard opens, and a picture was ordered for it."
    )
  }

  @Test("After “Sharper”, the next width is ordered with the new scale")
  func presses() async throws {
    let screen = await Screen.showing(width: 402)
    var scale: CGFloat = 2
    var width: CGFloat = 402
    for (presses, next) in [(1, 333), (2, 500.125), (1, 402)] as [(Int, CGFloat)] {
      for _ in 0..<presses {
        let before = screen.orders.count
        try await screen.press()
        scale += 1
        let atOnce = Array(screen.orders.dropFirst(before))
        #expect(
          atOnce == [] || atOnce == [pixels(width, scale: scale)],
          "The press itself ordered something else than one picture of \(scale) pixels a point.")
      }
      width = next
      let before = screen.orders.count
      await screen.resize(width: width)
      let orders = Array(screen.orders.dropFirst(before))
      #expect(
        orders == [pixels(width, scale: scale)],
        """
        The screen is \(width) points wide and the scale is \(scale). A person has asked for a sharper \
        picture, and the card has not heard of it.
        """)
    }
  }
}
