@_spi(Workshop) import SwiftUI
import Testing
import WorkshopUISamples

@Suite struct TabTests {
  @Test func aTabIsEvaluatedWhenItIsSelectedAndKeepsItsState() throws {
    let host = ViewHost(TabbedApp())
    #expect(host.all("Tab").map(\.accessibleName) == ["Home", "Library", "Search"])
    #expect(host.all("Tab").map { $0["selected"] } == ["true", nil, nil])
    #expect(host.recorder.bodies["TabCounter"] == 1)
    try host.tap("Count home 0")
    try host.tap("Library")
    #expect(host.recorder.bodies["TabCounter"] == 3)
    #expect(host.all("Button").map(\.accessibleName) == ["Read all", "Count library 0"])
    try host.tap("Home")
    #expect(host.all("Button").map(\.accessibleName).contains("Count home 1"))
  }

  @Test func theSelectionIsABinding() throws {
    let host = ViewHost(TabbedApp())
    try host.tap("Show the library")
    #expect(host.all("Tab").map { $0["selected"] } == [nil, "true", nil])
  }

  @Test func badgesAndTabsComeAndGo() throws {
    let host = ViewHost(TabbedApp())
    #expect(host.all("Tab").first?["badge"] == "3")
    #expect(host.text.contains(".tabBarMinimizeBehavior(onScrollDown)"))
    try host.tap("Read all")
    #expect(host.all("Tab").map(\.accessibleName) == ["Home", "Library"])
    #expect(host.all("Tab").first?["badge"] == nil)
  }

  @Test func aSidebarMayBeArrangedAndHasContentAround() {
    let tabs = TabView {
      TabSection("More") {
        Tab("One", systemImage: "1.circle") { Text("first") }.customizationID("one")
          .customizationBehavior(.disabled, for: .sidebar, .tabBar)
      }
      .defaultVisibility(.hidden, for: .tabBar)
    }
    .tabViewCustomization(.constant(TabViewCustomization()))
    .tabViewSidebarHeader { Text("above") }
    .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
    let text = ViewHost(tabs).text
    #expect(text.contains("above"))
    #expect(text.contains(".indexViewStyle(always)"))
    #expect(text.contains("first"))
  }

  @Test func tabsWithoutValuesAreChosenByTheirPlace() throws {
    let tabs = TabView {
      Tab("One", systemImage: "1.circle") { Text("first") }
      Tab("Two", systemImage: "2.circle") { Text("second") }
    }
    let host = ViewHost(tabs)
    #expect(host.text.contains("Text \"first\""))
    try host.tap("Two")
    #expect(!host.text.contains("Text \"first\""))
    #expect(host.text.contains("Text \"second\""))
  }

  @Test func screensWithItemsAreTabsToo() throws {
    let host = ViewHost(OlderTabs())
    #expect(host.all("Tab").map(\.accessibleName) == ["First", "Second"])
    #expect(host.all("Tab").map { $0["badge"] } == [nil, "2"])
    #expect(host.all("Button").map(\.accessibleName) == ["Count b 0"])
    try host.tap("First")
    #expect(host.all("Button").map(\.accessibleName) == ["Count a 0"])
    let unbound = ViewHost(
      TabView {
        Text("x").tabItem { Text("X") }
        Text("y").tabItem { Text("Y") }
      })
    try unbound.tap("Y")
    #expect(unbound.text.contains("Text \"y\""))
  }

  @Test func aTabForEachElementIsEvaluatedWhenItIsSelected() throws {
    let host = ViewHost(TabOfEachElement())
    #expect(host.all("Tab").map(\.accessibleName) == ["One", "Two"])
    #expect(host.text.contains("Text \"screen 1\""))
    try host.tap("Two")
    #expect(host.all("Tab").map { $0["selected"] } == [nil, "true"])
    #expect(host.text.contains("Text \"screen 2\""))
  }

  @Test func aTabForEachElementIsThereWhereTheSelectionMayBeNone() throws {
    let host = ViewHost(TabOfEachNumber())
    #expect(host.all("Tab").map { $0["selected"] } == [nil, "true"])
    try host.tap("Tab 0")
    #expect(host.text.contains("Text \"screen 0\""))
  }
}

private struct TabOfEachNumber: View {
  @State private var selection: Int? = 1

  var body: some View {
    TabView(selection: $selection) {
      ForEach(0..<2) { number in
        Tab("Tab \(number)", systemImage: "circle", value: number) { Text("screen \(number)") }
      }
    }
  }
}

private struct TabOfEachElement: View {
  @State private var selection = 1

  var body: some View {
    TabView(selection: $selection) {
      ForEach([1, 2], id: \.self) { number in
        Tab(number == 1 ? "One" : "Two", systemImage: "\(number).circle", value: number) {
          Text("screen \(number)")
        }
      }
    }
  }
}
