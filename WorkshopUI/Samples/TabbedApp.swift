import SwiftUI

public struct TabbedApp: View {
  enum Screen: Hashable { case home, library, search }
  @State private var screen: Screen = .home
  @State private var unread = 3
  public init() {}

  public var body: some View {
    TabView(selection: $screen) {
      Tab("Home", systemImage: "person.2", value: .home) {
        TabCounter(name: "home")
        Button("Show the library") { screen = .library }
      }
      .badge(unread)
      TabSection("Mine") {
        Tab("Library", systemImage: "gearshape", value: .library) {
          TabCounter(name: "library")
        }
      }
      if unread > 0 {
        Tab(value: .search, role: .search) { Text("Search here") }
      }
    }
    .tabBarMinimizeBehavior(.onScrollDown)
    .tabViewBottomAccessory { Button("Read all") { unread = 0 } }
  }
}

struct TabCounter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("Count \(name) \(count)") { count += 1 } }
}

public struct OlderTabs: View {
  @State private var choice = "b"
  public init() {}

  public var body: some View {
    TabView(selection: $choice) {
      TabCounter(name: "a").tabItem { Label("First", systemImage: "plus") }.tag("a")
      TabCounter(name: "b").tabItem { Label("Second", systemImage: "ellipsis") }.tag("b")
        .badge(2)
    }
  }
}
