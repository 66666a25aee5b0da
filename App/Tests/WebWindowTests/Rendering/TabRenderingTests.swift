import Testing
@_spi(Workshop) import WorkshopUI
import WorkshopUISamples

@testable import WebWindow

@MainActor @Suite struct TabRenderingTests {
  @Test func tabsAreABarOfGlassBelowTheScreenOfTheSelectedOne() throws {
    var page = RenderedPage(TabbedApp())
    let bar = try #require(page.first(role: "tablist"))
    let tabs = bar.all.filter { $0["role"] == "tab" }
    #expect(tabs.map { $0["aria-label"] } == ["Home, 3", "Library", "Search"])
    #expect(tabs.map { $0["aria-selected"] } == ["true", "false", "false"])
    #expect(tabs.allSatisfy { $0["data-on"] == "tap" })
    let glass = bar.children.filter { $0.hasClass("glass") }
    #expect(glass.map { $0.hasClass("tab-apart") } == [false, true])
    #expect(page.first(role: "tabpanel")?["aria-labelledby"] == tabs[0].id)
    #expect(page.all.contains { $0.hasClass("tab-accessory") && $0.words == "Read all" })

    try page.host.tap("Library")
    page.renderAgain()
    #expect(page.first(role: "tabpanel")?.words.contains("library") == true)
  }

  @Test func screensWithItemsHaveTheSameBar() throws {
    let page = RenderedPage(OlderTabs())
    let tabs = page.all.filter { $0["role"] == "tab" }
    #expect(tabs.map { $0["aria-label"] } == ["First", "Second, 2"])
    let id = try #require(tabs.first?.id.flatMap { Int($0.dropFirst()) })
    try page.host.send(.tap, id: id)
    #expect(page.host.text.contains("Count a 0"))
  }

  @Test func whatIsDraggedSaysSoAndIsNoButton() throws {
    let page = RenderedPage(DraggableCard())
    let card = try #require(page.all.first { $0.hasClass("draggable") })
    #expect(card["data-on"] == "drag")
    #expect(card["role"] == nil)
    #expect(page.all.contains { $0["role"] == "button" && $0["data-on"] == "press drag" })
  }

  @Test func aCanvasIsABoxWithItsName() {
    let page = RenderedPage(Measures())
    #expect(page.all.contains { $0.hasClass("quiet") && $0.words == "Canvas" })
  }
}
