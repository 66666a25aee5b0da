import Testing
@_spi(Workshop) import WorkshopUI

@testable import WebWindow

@MainActor @Suite struct HTMLRendererTests {
  @Test func theRootIsTheMainPartOfThePage() {
    #expect(HTMLRenderer().render(ViewHost(Text("Hello"))).tag == "main")
  }
}
