@_spi(Workshop) import SwiftUI
import Testing
import WorkshopUISamples

@Suite struct AnchorTests {
  @Test func aPlaceOfAViewIsToldToThoseFurtherOut() throws {
    let host = ViewHost(Spotlight())
    host.update()
    let first = try mark(of: host)
    #expect(first.width > 0)
    try host.tap("Next")
    let second = try mark(of: host)
    #expect(second.top > first.top)
    #expect(second.width > first.width)
  }

  private func mark(of host: ViewHost) throws -> (top: Int, width: Int) {
    let words = try #require(host.text.firstMatch(of: /mark at (\d+), (\d+) wide/))
    return (try #require(Int(words.1)), try #require(Int(words.2)))
  }

  @Test func aModifierIsMadeOfTheEnvironment() {
    #expect(ViewHost(Spotlight()).text.contains("by day"))
    let dark = ViewHost(Spotlight().environment(\.colorScheme, .dark))
    #expect(dark.text.contains("by night"))
  }

  @Test func moreIsToldToThoseWhoAsk() {
    let text = ViewHost(Spotlight()).text
    #expect(text.contains("accessibilityCustomContent(label: place, 0, isHigh: true)"))
  }
}
