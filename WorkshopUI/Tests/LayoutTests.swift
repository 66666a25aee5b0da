import Observation
@_spi(Workshop) import SwiftUI
import Testing

/// A character is 8 points wide, a line 22 high, and views stand 8 apart.
@Suite struct LayoutTests {
  /// Where texts are on a screen of 400 by 800, by what they say.
  private func frames(_ view: some View) -> [String: CGRect] {
    let host = ViewHost(view, size: CGSize(width: 400, height: 800))
    let frames = host.layOut().frames
    return Dictionary(
      uniqueKeysWithValues: host.all("Text").map { ($0["text"]!, frames[$0.id]!) })
  }

  @Test func aSpacerTakesWhatIsLeft() {
    let frames = frames(
      HStack(spacing: 10) {
        Text("ab")
        Spacer()
        Text("abcd")
      }.frame(width: 200, height: 50))
    // The frame stands at x 100...300, y 375...425; the row is 22 high in its middle.
    #expect(frames["ab"] == CGRect(x: 100, y: 389, width: 16, height: 22))
    #expect(frames["abcd"] == CGRect(x: 268, y: 389, width: 32, height: 22))
  }

  @Test func twoSpacersShareWhatIsLeft() {
    let frames = frames(
      HStack(spacing: 0) {
        Spacer()
        Text("ab")
        Spacer()
        Text("cd")
      }.frame(width: 132))
    // 132 - 32 = 100: 50 each, from x = 134.
    #expect(frames["ab"]?.minX == 184)
    #expect(frames["cd"]?.minX == 250)
  }

  @Test func paddingAddsAround() {
    let frames = frames(Text("abc").padding(10).padding(.leading, 6))
    // 24 + 20 + 6 = 50 wide, 42 high, in the middle.
    #expect(frames["abc"] == CGRect(x: 175 + 16, y: 379 + 10, width: 24, height: 22))
  }

  @Test func aColumnAlignsItsViews() {
    let frames = frames(
      VStack(alignment: .trailing, spacing: 4) {
        Text("a")
        Text("abc")
      })
    #expect(frames["a"] == CGRect(x: 188 + 16, y: 376, width: 8, height: 22))
    #expect(frames["abc"] == CGRect(x: 188, y: 402, width: 24, height: 22))
  }

  @Test func guidesMoveViewsAgainstEachOther() {
    let frames = frames(
      VStack(alignment: .leading) {
        Text("a").alignmentGuide(.leading) { $0.width + 20 }
        Text("abc")
      })
    // The first reaches 28 before the line, the second 24 behind: 52 wide, from x = 174.
    #expect(frames["a"]?.minX == 174)
    #expect(frames["abc"]?.minX == 202)
  }

  @Test func aGuideOfAllViewsAlikeMovesNone() {
    let frames = frames(
      VStack(alignment: .leading) {
        Text("abc").alignmentGuide(.leading) { _ in -50 }
      })
    #expect(frames["abc"]?.minX == 188)
  }

  @Test func textWrapsInANarrowFrame() {
    // 80 points of text in 30: three lines.
    #expect(frames(Text("abcdefghij").frame(width: 30))["abcdefghij"]?.height == 66)
  }

  @Test func aWideFrameTakesAllAndAligns() {
    let frames = frames(Text("ab").frame(maxWidth: .infinity, alignment: .trailing).padding(20))
    #expect(frames["ab"]?.maxX == 380)
  }

  @Test func oneLayoutGivesAllTheWidestWidth() {
    let frames = frames(
      EqualWidths()() {
        Text("a")
        Text("abcde")
        Text("abc")
      })
    // Three of 40: 140...260; each in the middle of its 40.
    #expect(frames["a"] == CGRect(x: 156, y: 389, width: 8, height: 22))
    #expect(frames["abcde"]?.minX == 180)
    #expect(frames["abc"]?.minX == 228)
  }

  @Test func oneLayoutBreaksIntoLinesAndHearsItsViewsValues() {
    let frames = frames(
      Flow()() {
        Text("abcd")
        Text("efgh")
        Text("ij").layoutValue(key: StartsLine.self, value: true)
        Text("klmnopq")
      }.frame(width: 80, height: 88, alignment: .topLeading))
    // 160...240 across, from y = 356; lines of 22.
    let origins = ["abcd", "efgh", "ij", "klmnopq"].map { frames[$0]?.origin }
    #expect(
      origins == [
        CGPoint(x: 160, y: 356), CGPoint(x: 192, y: 356), CGPoint(x: 160, y: 378),
        CGPoint(x: 176, y: 378),
      ])
  }

  @Test func aCacheStaysUntilItIsBroughtUpToDate() {
    let (kept, renewed) = (Words(), Words())
    let hosts = [
      ViewHost(WordsView(words: kept, layout: Remembering(isRenewed: false))),
      ViewHost(WordsView(words: renewed, layout: Remembering(isRenewed: true))),
    ]
    for words in [kept, renewed] { words.text = "abcdefgh" }
    for host in hosts { host.update() }
    let widths = hosts.map { $0.layOut().frames[$0.all("Remembering")[0].id]?.width }
    #expect(widths == [16, 64])
  }

  @Test func aLayoutWithoutItsTypeArrangesAsItDoes() {
    let words = Words()
    let host = ViewHost(WordsView(words: words, layout: AnyLayout(Remembering(isRenewed: true))))
    let before = host.layOut().frames[host.all("Remembering")[0].id]?.width
    words.text = "abcd"
    host.update()
    let after = host.layOut().frames[host.all("Remembering")[0].id]?.width
    #expect([before, after] == [16, 32])
  }

  @Test func aModifierHasAFrameOfItsOwn() throws {
    let host = ViewHost(
      Text("abc").padding(10).background(.yellow), size: CGSize(width: 400, height: 800))
    let ground = try #require(host.all("Text")[0].modifiers.last)
    #expect(ground.name == "background")
    #expect(host.layOut().frames[ground.id] == CGRect(x: 178, y: 379, width: 44, height: 42))
  }
}

@Observable @MainActor private final class Words {
  var text = "ab"
}

private struct WordsView<L: Layout>: View {
  let words: Words
  let layout: L
  var body: some View { layout { Text(words.text) } }
}

/// As wide as the first view was when the cache was made, or brought up to date.
private nonisolated struct Remembering: Layout {
  let isRenewed: Bool

  func makeCache(subviews: Subviews) -> CGFloat {
    subviews.first?.sizeThatFits(.unspecified).width ?? 0
  }

  func updateCache(_ cache: inout CGFloat, subviews: Subviews) {
    if isRenewed { cache = makeCache(subviews: subviews) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
  ) -> CGSize { CGSize(width: cache, height: 22) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
  ) {}
}

private nonisolated struct StartsLine: LayoutValueKey {
  static let defaultValue = false
}

/// Words in lines, without space between them.
private nonisolated struct Flow: Layout {
  struct Cache { var sizes: [CGSize] }
  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let width = proposal.width ?? .infinity
    let places = places(width, subviews, cache)
    let ends = zip(places, cache.sizes).map { ($0.x + $1.width, $0.y + $1.height) }
    return CGSize(width: ends.map(\.0).max() ?? 0, height: ends.map(\.1).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (view, place) in zip(subviews, places(bounds.width, subviews, cache)) {
      view.place(
        at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
    }
  }

  private func places(_ width: CGFloat, _ subviews: Subviews, _ cache: Cache) -> [CGPoint] {
    var place = CGPoint.zero
    return zip(subviews, cache.sizes).map { view, size in
      if place.x > 0, view[StartsLine.self] || place.x + size.width > width {
        place = CGPoint(x: 0, y: place.y + 22)
      }
      defer { place.x += size.width }
      return place
    }
  }
}
