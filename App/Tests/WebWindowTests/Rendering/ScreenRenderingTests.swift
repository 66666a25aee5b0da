import Testing
@_spi(Workshop) import WorkshopUI

@testable import WebWindow

@MainActor @Suite struct ScreenRenderingTests {
  @Test func aScreenHasOneHeadingOfTheFirstLevel() throws {
    let view = NavigationStack { Text("Nobody").navigationTitle("Employees") }
    let headings = RenderedPage(view).all.filter { $0.tag == "h1" }
    #expect(headings.map(\.words) == ["Employees"])
  }

  @Test func aListHasItemsUnderHeadings() throws {
    let view = List {
      Section("Design") { Text("Ada") }
      Section("Research") { Text("Grace") }
    }
    let page = RenderedPage(view)
    #expect(page.all.filter { $0.tag == "h2" }.map(\.words) == ["Design", "Research"])
    let lists = page.all.filter { $0.tag == "ul" }
    #expect(lists.count == 2)
    #expect(lists.allSatisfy { $0.children.allSatisfy { $0.tag == "li" } })
    let scroller = try #require(page.first(role: "region"))
    #expect(scroller["tabindex"] == "0")
    #expect(scroller["aria-label"] == "List")
    #expect(scroller["data-on"] == "scroll")
  }

  @Test func rowsOutOfSightAreOneItemThatSaysHowManyTheyAre() throws {
    let page = RenderedPage(List(0..<1000) { Text("Row \($0)") })
    let items = page.all.filter { $0.tag == "li" }
    let unseen = items.compactMap { $0["data-count"] }.compactMap(Int.init)
    #expect(unseen.count == 1)
    #expect(items.count - 1 + unseen.reduce(0, +) == 1000)
    #expect(Double(page.first(role: "region")?["data-row"] ?? "") == 44)
  }

  @Test func aRowThatCanBeSweptHasAMenuForTheKeyboard() throws {
    let view = List { Text("Ada").swipeActions { Button("Remove") {} } }
    let page = RenderedPage(view)
    let more = try #require(page.all.first { $0.hasClass("more") })
    #expect(more["aria-label"] == "More actions for Ada")
    #expect(more["popovertarget"] == page.first(role: "menu")?.id)
  }

  @Test func aRowMovesByOnePlaceAmongItsOwnWhateverStandsAround() throws {
    struct Team: View {
      @State var names = ["Ada", "Grace", "Hedy"]
      var body: some View {
        List {
          Text("\(names.count) people")
          ForEach(names, id: \.self) { Text($0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
          Text("The end")
        }
      }
    }
    var page = RenderedPage(Team())
    func rows() -> [HTMLNode] { page.all.filter { $0.tag == "li" } }
    func moves(_ row: HTMLNode) -> [HTMLNode] { row.all.filter { $0["data-on"] == "move" } }
    func choose(_ item: String, of name: String) throws {
      let row = try #require(rows().first { $0.words.hasPrefix(name) })
      let text = try #require(moves(row).first { $0.words == item }?["data-text"])
      try page.host.send(.move, text, to: name)
      page.renderAgain()
    }
    func names() -> [String] { page.host.all("List")[0].children.map(\.accessibleName) }

    #expect(
      rows().map { moves($0).map(\.words) } == [
        [], ["Move down"], ["Move up", "Move down"], ["Move up"], [],
      ])
    try choose("Move up", of: "Grace")
    #expect(names() == ["3 people", "Grace", "Ada", "Hedy", "The end"])
    try choose("Move down", of: "Grace")
    #expect(names() == ["3 people", "Ada", "Grace", "Hedy", "The end"])
    try choose("Move down", of: "Grace")
    #expect(names() == ["3 people", "Ada", "Hedy", "Grace", "The end"])
  }

  @Test func aSearchIsALandmarkWithAField() throws {
    let view = NavigationStack { Text("All").searchable(text: .constant("ad"), prompt: "Name") }
    let page = RenderedPage(view)
    let field = try #require(page.first("search")?.all.first { $0.tag == "input" })
    #expect(field["type"] == "search")
    #expect(field["value"] == "ad")
    #expect(field["aria-label"] == "Name")
  }

  @Test func itemsOfABarShareAPieceOfGlassUntilASpacer() throws {
    let view = NavigationStack {
      Text("Ada").toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Call") {}
          Button("Write") {}
        }
        ToolbarSpacer(.flexible, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) { Button("Mark") {} }
      }
    }
    let bar = try #require(RenderedPage(view).first(role: "toolbar"))
    #expect(bar.children.filter { $0.hasClass("glass") }.count == 2)
  }

  @Test func aPushedScreenHasAWayBackAndTheOneBelowIsOutOfReach() throws {
    struct Screen: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Ada") { Text("Engines").navigationTitle("Ada") }
            .navigationTitle("Employees")
        }
      }
    }
    var page = RenderedPage(Screen())
    try page.host.tap("Ada")
    page.renderAgain()
    let screens = page.all.filter { $0.hasClass("screen") }
    #expect(screens.map { $0["inert"] } == ["", nil])
    let back = try #require(page.all.first { $0.hasClass("back") })
    #expect(back["aria-label"] == "Back to Employees")
    #expect(back["data-on"] == "dismiss")
  }

  @Test func aSheetIsADialogOverThePageThatRestsWhereItsDetentsSay() throws {
    let view = Text("List").sheet(isPresented: .constant(true)) {
      Text("Ada").presentationDetents([.medium, .large])
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .presentationDragIndicator(.visible)
    }
    let page = RenderedPage(view)
    let sheet = try #require(page.overlays?.children.first)
    #expect(page.root?.all.contains { $0.tag == "dialog" } == false)
    #expect(sheet.tag == "dialog")
    #expect(sheet["data-modal"] == "false")
    #expect(sheet["data-detents"] == "medium,large")
    #expect(sheet["data-detent"] == "medium")
    #expect(sheet["aria-label"] == "Ada")
    #expect(sheet["data-on"] == "dismiss")
    let grip = try #require(sheet.all.first { $0.hasClass("grip") })
    #expect(grip["aria-label"] == "Make the sheet larger")
    #expect(grip["data-text"] == "large")
  }

  @Test func aSheetAboveTheDetentThatTheListIsUsableUpToIsModal() throws {
    let view = Text("List").sheet(isPresented: .constant(true)) {
      Text("Ada")
        .presentationDetents([.medium, .large], selection: .constant(.large))
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
    }
    #expect(RenderedPage(view).overlays?.children.first?["data-modal"] == "true")
  }

  @Test func aSheetInALowWindowIsLargeAndModal() throws {
    let view = Text("List").sheet(isPresented: .constant(true)) {
      Text("Ada")
        .presentationDetents([.medium, .large])
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
    }
    let page = RenderedPage(view)
    page.renderer.isShort = true
    let sheet = try #require(
      page.renderer.render(page.host).all.first { $0.hasClass("sheet") })
    #expect(sheet["data-detent"] == "large" && sheet["data-modal"] == "true")
  }

  @Test func aFrameKeepsItsLengthHoweverLittleRoomThereIs() throws {
    let view = HStack {
      Color.red.frame(width: 44, height: 44)
      Text(String(repeating: "long ", count: 40))
    }
    let style = try #require(RenderedPage(view).all.lazy.compactMap { $0["style"] }.first)
    #expect(style.contains("flex-shrink:0") && !style.contains("flex-shrink:1"))
  }

  @Test func theColumnsOfASplitViewAreNamedByTheirTitles() {
    let view = NavigationSplitView {
      Text("Ada").navigationTitle("Employees").navigationSplitViewColumnWidth(380)
    } detail: {
      Text("Nobody")
    }
    let columns = RenderedPage(view).all.filter { $0.tag == "section" }
    #expect(columns.map { $0["aria-label"] } == ["Employees", "Detail"])
    #expect(columns.first?["style"] == "--column:380px")
  }

  @Test func aListHasAnIndexOfItsSectionsThatHaveALabel() throws {
    let view = List {
      Section("A") { Text("Ada") }.sectionIndexLabel("A")
      Section("B") { Text("Björk") }.sectionIndexLabel("B")
      Section("Other") { Text("7 of Nine") }
    }
    let page = RenderedPage(view)
    let index = try #require(page.all.first { $0.hasClass("section-index") })
    #expect(index["aria-label"] == "Section index")
    #expect(index.children.map(\.words) == ["A", "B"])
    #expect(index.children.map { $0["tabindex"] } == ["0", "-1"])
    let sections = page.all.filter { $0.hasClass("section") }.map(\.id)
    #expect(index.children.map { $0["data-section"] } == Array(sections.prefix(2)))
  }

  @Test func aMenuWhoseChoicesCombineStaysOpen() throws {
    let view = Menu("Filter") {
      Section("Department") { Toggle("Design", isOn: .constant(true)) }
    }.menuActionDismissBehavior(.disabled)
    let page = RenderedPage(view)
    let item = try #require(page.first(role: "menuitemcheckbox"))
    #expect(item["aria-checked"] == "true" && item["popovertarget"] == nil)
    #expect(page.all.first { $0.hasClass("group-header") }?.words == "Department")
  }

  @Test func aQuestionIsAnAlertDialogWithItsTitleAndMessage() throws {
    let view = Text("List").confirmationDialog("Remove Ada?", isPresented: .constant(true)) {
      Button("Keep", role: .cancel) {}
      Button("Remove", role: .destructive) {}
    } message: {
      Text("She leaves the directory.")
    }
    let page = RenderedPage(view)
    let dialog = try #require(page.overlays?.children.first)
    #expect(dialog["role"] == "alertdialog")
    let title = page.all.first { $0.id == dialog["aria-labelledby"] }
    #expect(title?.words == "Remove Ada?")
    let message = page.all.first { $0.id == dialog["aria-describedby"] }
    #expect(message?.words == "She leaves the directory.")
    #expect(dialog.all.filter { $0.tag == "button" }.map(\.words) == ["Remove", "Keep"])
  }

  @Test func oneModifierOnSeveralElementsPresentsOneThing() throws {
    let view = Group {
      Text("A")
      Text("B")
    }.sheet(isPresented: .constant(true)) { Text("Sheet") }
    #expect(RenderedPage(view).overlays?.children.count == 1)
  }

  @Test func aListSaysHowItGoesBelowTheBars() throws {
    func classes(_ view: some View) throws -> [String] {
      let page = RenderedPage(NavigationStack { view.navigationTitle("a") })
      let list = try #require(page.all.first { $0.hasClass("scroller") })
      return (list["class"] ?? "").split(separator: " ").map(String.init)
        .filter { $0.hasPrefix("edge-") }
    }
    let list = List { Text("Ada") }
    #expect(try classes(list.scrollEdgeEffectStyle(.hard, for: .top)) == ["edge-hard-top"])
    #expect(
      try classes(list.scrollEdgeEffectStyle(.hard, for: .all)) == [
        "edge-hard-top", "edge-hard-bottom",
      ])
    #expect(try classes(list.scrollEdgeEffectHidden(for: .bottom)) == ["edge-hidden-bottom"])
    #expect(try classes(list.scrollEdgeEffectStyle(.soft, for: .top)) == [])
  }
}
