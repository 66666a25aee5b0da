@_spi(Workshop) import SwiftUI
import Testing
import WorkshopUISamples

@Suite struct SubviewTests {
  private let host = ViewHost(Cards())

  @Test func aContainerCountsMarksAndShowsWhatIsInside() {
    #expect(host.text.contains("cards 3"))
    #expect(host.text.contains("first tag first"))
    #expect(host.all("HStack").map { $0.children.first?["text"] } == ["loose", "pinned", "loose"])
    // Twice: once in the group, which drops the first, and once in the ForEach.
    #expect(host.text.matches(of: /Text "salt"/).count == 2)
    #expect(host.text.matches(of: /Text "bread"/).count == 1)
  }

  @Test func aContainerFollowsWhatComesAndGoes() throws {
    try host.tap("More")
    #expect(host.text.contains("cards 4"))
    #expect(host.text.contains("oil"))
    try host.tap("More")
    #expect(host.text.contains("cards 3"))
  }

  @Test func aContainerFollowsWhatAViewInsideShowsByItself() throws {
    let open = try #require(host.all("Button").last { $0.accessibleName == "Open" })
    try host.send(.tap, id: open.id)
    #expect(host.all("HStack").count == 4)
    #expect(host.text.contains("inside"))
  }

  @Test func nothingIsToBeDoneAgainWhereNothingChanged() {
    let before = host.elements
    host.update()
    let isSame = host.elements.elementsEqual(before, by: ===)
    #expect(isSame)
  }
}
