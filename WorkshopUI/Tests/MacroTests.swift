@_spi(Workshop) import SwiftUI
import Testing

@testable import WorkshopUISamples

@Suite struct MacroTests {
  @Test func anEntryHasItsDefaultUntilAViewSetsIt() {
    #expect(ViewHost(PreviewedMeter()).text.contains("Text \"Meter: 4\""))
    #expect(ViewHost(PreviewedMeter()).text.contains("teal"))
    #expect(ViewHost(AdjustedMeter()).text.contains("Text \"Speed: 7\""))
  }

  @Test func anEntryOfATransactionLastsAsLongAsIt() {
    var transaction = Transaction()
    #expect(!transaction.isByHand)
    transaction.isByHand = true
    #expect(transaction.isByHand)
    #expect(!Transaction().isByHand)
  }

  @Test func allStoredPropertiesAreAnimatedButThoseThatAreMarked() {
    var wedge = Wedge(start: .radians(1), end: .radians(2))
    var data = wedge.animatableData
    let type = "\(type(of: data.value))"
    #expect(type.hasPrefix("(Double, Double, AnimatablePair<CGFloat, CGFloat>"))
    #expect(data.magnitudeSquared == 5)
    data.scale(by: 3)
    data = data + data - AnimatableValues.zero
    wedge.animatableData = data
    #expect((wedge.start, wedge.end) == (.radians(6), .radians(12)))
    #expect(wedge.isClockwise)
  }
}
