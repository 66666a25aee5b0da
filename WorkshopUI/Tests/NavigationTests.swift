@_spi(Workshop) import SwiftUI
import Testing
import WorkshopUISamples

@Suite struct NavigationTests {
  @Test func aValueLinkPushesTheDestinationOfItsType() throws {
    let host = ViewHost(Folders())
    #expect(host.all("Destination").isEmpty)
    try host.tap("Item 1")
    #expect(
      host.text == """
        NavigationStack
          List .navigationTitle(Folders) .navigationDestination(for: Int) .navigationDestination
            destination:
              Destination
                Text "Number 1, off"
                NavigationLink
                  Text "Next"
            NavigationLink
              Text "Item 1"
            NavigationLink
              Text "About"
            Button
              Text "Turn on"
        """)
  }

  @Test func screensBelowKeepTheirStateAndThoseAboveStartAnew() throws {
    let host = ViewHost(Folders())
    try host.tap("Item 1")
    try host.tap("Next")
    #expect(host.all("Destination").count == 2)
    #expect(host.text.contains("Number 2"))
    try host.dismissTop()
    #expect(host.all("Destination").count == 1)
    try host.dismissTop()
    #expect(host.all("Destination").isEmpty)
  }

  @Test func aDestinationSeesWhatItsClosureCaptures() throws {
    let host = ViewHost(Folders())
    try host.tap("Item 1")
    try host.tap("Turn on")
    #expect(host.text.contains("Number 1, on"))
  }

  @Test func aLinkWithAViewPushesAndItsDismissGoesBack() throws {
    let host = ViewHost(Folders())
    try host.tap("About")
    #expect(host.text.contains("Version 1"))
    try host.tap("Back")
    #expect(!host.text.contains("Version 1"))
  }

  @Test func aPathIsReadAndWritten() throws {
    let host = ViewHost(Paths())
    try host.tap("Deep link")
    #expect(host.all("Destination").count == 2)
    #expect(host.text.contains("2 deep"))
    try host.dismissTop()
    #expect(host.text.contains("1 deep"))
    try host.tap("Mixed")
    #expect(host.text.contains("Word x"))
    #expect(host.recorder.faults.isEmpty)
    try host.tap("Unknown")
    #expect(host.recorder.faults == ["There is no navigationDestination(for:) of Double."])
  }

  @Test func aBindingPushesAScreenAndAnItemAnother() throws {
    let host = ViewHost(Wizard())
    try host.tap("Start")
    try host.tap("Step 1")
    #expect(host.all("Destination").count == 1)
    try host.dismissTop()
    try host.tap("Choose")
    #expect(host.text.contains("Chose 7"))
    try host.dismissTop()
    #expect(host.all("Destination").isEmpty)
    #expect(host.text.contains(".navigationSubtitle(Two steps)"))
  }

  @Test func toolbarPartsStandInTheTree() throws {
    let host = ViewHost(DirectoryScreen())
    #expect(
      host.text.contains(
        """
            toolbar:
              ToolbarItemGroup placement=bottomBar
                Button
                  Text "Filter"
                Button
                  Text "Select"
              ToolbarSpacer sizing=fixed placement=bottomBar
              ToolbarItem placement=bottomBar
                Button style=glassProminent
                  Text "Remove all"
        """))
    #expect(!host.text.contains("ToolbarItem placement=topBarTrailing"))
    try host.tap("Select")
    #expect(host.text.contains("ToolbarItem placement=topBarTrailing"))
  }

  @Test func toolbarContentOfOnesOwnKeepsState() throws {
    let host = ViewHost(Text("").toolbar { Counter() })
    try host.tap("0")
    try host.tap("1")
    #expect(host.text.contains("ToolbarItem placement=primaryAction"))
    #expect(host.text.contains("Text \"2\""))
    #expect(host.text.contains("ToolbarItem\n"))
  }

  @Test func aSearchGoesRound() throws {
    let host = ViewHost(DirectoryScreen())
    try host.send(.change, "hed", id: #require(host.all("SearchField").first).id)
    #expect(host.all("SearchField").first?["value"] == "hed")
    #expect(!host.text.contains("Ada") && host.text.contains("Hedy"))
    try host.send(.dismiss, id: #require(host.all("SearchField").first).id)
    #expect(host.text.contains("Ada"))
  }

  @Test func viewsInsideSeeThatAPersonSearches() throws {
    let host = ViewHost(Searches())
    let field = try #require(host.all("SearchField").first).id
    #expect(host.text.contains("idle"))
    try host.send(.focus, id: field)
    #expect(host.text.contains("searching"))
    try host.send(.change, "x", id: field)
    try host.send(.submit, id: field)
    #expect(host.text.contains("submitted x"))
    try host.tap("searching")
    #expect(host.text.contains("idle"))
    #expect(host.all("SearchField").first?["value"] == "")
  }
}

private struct Folders: View {
  @State private var isOn = false

  var body: some View {
    let state = isOn ? "on" : "off"
    NavigationStack {
      List {
        NavigationLink("Item 1", value: 1)
        NavigationLink("About") { About() }
        Button("Turn on") { isOn = true }
      }
      .navigationTitle("Folders")
      .navigationDestination(for: Int.self) { number in
        Text("Number \(number), \(state)")
        NavigationLink("Next", value: number + 1)
      }
    }
  }
}

private struct Wizard: View {
  @State private var isStarted = false
  @State private var chosen: Int?

  var body: some View {
    NavigationStack {
      VStack {
        Button("Start") { isStarted = true }
        Button("Choose") { chosen = 7 }
      }
      .navigationDestination(isPresented: $isStarted) { Button("Step 1") {} }
      .navigationDestination(item: $chosen) { Text("Chose \($0)") }
      .navigationTitle(Text("Wizard"))
      .navigationSubtitle("Two steps")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct About: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Version 1")
    Button("Back") { dismiss() }
  }
}

private struct Paths: View {
  @State private var path = NavigationPath()

  var body: some View {
    VStack {
      Text("\(path.count) deep")
      Button("Deep link") {
        path.append(1)
        path.append(2)
      }
      Button("Mixed") { path.append("x") }
      Button("Unknown") { path.append(1.5) }
      NavigationStack(path: $path) {
        Text("Root")
          .navigationDestination(for: Int.self) { Text("Number \($0)") }
          .navigationDestination(for: String.self) { Text("Word \($0)") }
      }
    }
  }
}

private struct Counter: ToolbarContent {
  @State private var count = 0

  var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) { Button("\(count)") { count += 1 } }
    if count > 1 {
      ToolbarItem { Text("Many") }
    } else {
      ToolbarItem(placement: .status) { Text("Few") }
    }
  }
}

private struct Searches: View {
  @State private var query = ""
  @State private var submitted = ""

  var body: some View {
    VStack {
      Text(submitted)
      SearchState().searchable(text: $query)
    }
    .onSubmit(of: .search) { submitted = "submitted \(query)" }
  }
}

private struct SearchState: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    Button(isSearching ? "searching" : "idle") { dismissSearch() }
  }
}
