@_spi(Workshop) import SwiftUI
import Testing
import WorkshopUISamples

@Suite struct WizardTests {
  private let host = ViewHost(Wizard())

  @Test func aBindingShowsAScreenAndFollowsIt() throws {
    #expect(!host.text.contains("step two"))
    try host.tap("Go to two")
    #expect(host.text.contains("step two"))
    #expect(!host.text.contains("step one"))
  }

  @Test func aPressSetsTheBinding() throws {
    try host.tap("Last")
    #expect(host.text.contains("the end"))
    #expect(!host.text.contains("step"))
  }

  @Test func aFormatterWritesItsValue() { #expect(host.text.contains("12.50")) }

  @Test func contrastIsReadAndSet() {
    #expect(host.text.contains("plain"))
    let strong = ViewHost(Wizard().environment(\._colorSchemeContrast, .increased))
    #expect(strong.text.contains("strong"))
  }

  @Test func regionsAreASet() {
    #expect(SafeAreaRegions.all.subtracting(.keyboard) == .container)
  }
}
