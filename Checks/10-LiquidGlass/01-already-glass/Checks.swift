import AlreadyGlassAdapter
@_spi(Workshop) import AlreadyGlassSubject
@_spi(Workshop) import SwiftUI
import Testing

@Suite("Glass that is already there", .serialized)
@MainActor
struct AlreadyGlassChecks {
  private let employees: [Subject.Employee] = [
    (7, "Grace", false), (2, "Ada", true), (40, "Ada", false), (-3, "Hedy", true),
  ]

  /// Shows the screen on each system that can be asked for.
  private func onEachSystem(
    _ body: @MainActor (_ system: String, _ host: ViewHost) throws -> Void
  ) rethrows {
    try onEachSystem { system, host, _ in try body(system, host) }
  }

  /// Shows the screen on each system that can be asked for, and hands over what it lists.
  private func onEachSystem(
    _ body: @MainActor (_ system: String, _ host: ViewHost, Subject.Directory) throws -> Void
  ) rethrows {
    defer { OSLevel.current = 26 }
    for level in OSLevel.isAsked ? [26, 18] : [26] {
      OSLevel.current = level
      let directory = Subject.Directory(employees)
      let host = makeSubject().makeScreen(directory)
      try body("iOS \(level)", host, directory)
      host.close()
    }
  }

  @Test("The list stands in a `NavigationStack` titled Directory")
  func stack() throws {
    try onEachSystem { system, host in
      let titles = try #require(host.titles, "\(system): no NavigationStack with the list in it.")
      try #require(
        titles == ["Directory"],
        "\(system): the titles inside of the stack. Set the title on the content, not on the stack."
      )
      let headers = host.elements.flatMap { $0.beside("toolbar") }.filter { $0.kind == "Text" }
        .filter { $0.accessibleName == "Directory" }.count
      try #require(
        headers == 0, "\(system): the header made by hand says “Directory” a second time.")
      guard (try? host.switchOnCallOnly(true)) != nil else { return }
      let filtered = host.titles
      try #require(filtered == ["Directory"], "\(system): the titles with “On call only” on.")
    }
  }

  @Test("Filter is in the toolbar, and opens the sheet")
  func filter() throws {
    try onEachSystem { system, host in
      let all = host.all("Button").filter { $0.accessibleName == "Filter" }.map(\.id)
      let stack = host.all("NavigationStack").flatMap(\.children).flatMap(\.all)
      let barred = stack.flatMap(\.modifiers).filter { $0.name == "toolbar" }
        .flatMap(\.slots).flatMap(\.elements).flatMap(\.all)
        .filter { $0.kind == "Button" && $0.accessibleName == "Filter" }.map(\.id)
      try #require(barred.count == 1, "\(system): the buttons “Filter” in the stack's toolbar.")
      try #require(all == barred, "\(system): there is another “Filter” outside of the toolbar.")
      try #require(host.sheets.isEmpty, "\(system): there is a sheet before a press on “Filter”.")
      try host.tap("Filter")
      try #require(host.sheets.count == 1, "\(system): the sheets after a press on “Filter”.")
      let toggles = host.sheets.flatMap(\.all).filter { $0.accessibleName == "On call only" }
      let isThere = toggles.contains { $0.kind == "Toggle" }
      try #require(isThere, "\(system): the sheet has no toggle “On call only”.")
    }
    try onEachSystem { system, host, directory in
      for employees in [[(7, "Grace", false)], []] as [[Subject.Employee]] {
        directory.employees = employees
        host.update()
        let button = host.all("Button").first { $0.accessibleName == "Filter" }
        let isDisabled = try #require(button)["disabled"] == "true"
        try #require(!isDisabled, "\(system): “Filter” is disabled where nobody is on call.")
      }
    }
  }

  @Test("Nothing is painted behind the bar, the button or the sheet")
  func nothingPainted() throws {
    try onEachSystem { system, host in
      try host.tap("Filter")
      let paint = host.elements.flatMap(\.paint)
      try #require(
        paint == [], "On \(system) this is painted. It lies over what the system would show.")
    }
  }

  @Test("Filter has no style of its own")
  func noStyle() throws {
    try onEachSystem { system, host in
      let button = try #require(host.all("Button").first { $0.accessibleName == "Filter" })
      let style = button["style"] ?? "automatic"
      try #require(
        style == "automatic",
        "The style of “Filter” on \(system). A button in a bar gets its glass from the bar.")
    }
  }

  @Test("The toggle in the sheet filters the list")
  func filters() throws {
    try onEachSystem { system, host, directory in
      try #require(host.rows == ["Grace", "Ada", "Ada", "Hedy"], "\(system): before the switch.")
      try host.switchOnCallOnly(true)
      try #require(host.rows == ["Ada", "Hedy"], "\(system): the list with “On call only” on.")
      directory.employees = [(7, "Grace", true), (2, "Ada", false), (-3, "Hedy", true)]
      host.update()
      try #require(
        host.rows == ["Grace", "Hedy"],
        "\(system): with “On call only” on, the duties have changed. Who is on call now?")
      try host.switchOnCallOnly(false)
      try #require(host.rows == ["Grace", "Ada", "Hedy"], "\(system): and off again.")
    }
  }
}

extension ViewHost {
  /// The titles inside of the stack that has the list, beside those of sheets; nil where no stack has it.
  var titles: [String?]? {
    let stack = all("NavigationStack").first { $0.all.contains { $0.kind == "List" } }
    let content = stack.map { $0.children.flatMap { $0.beside("sheet") } }
    return content.map { content in
      content.flatMap(\.modifiers).filter { $0.name == "navigationTitle" }.map { $0["text"] }
    }
  }

  /// Switches the toggle in the sheet, which it opens first where it is closed.
  func switchOnCallOnly(_ isOn: Bool) throws {
    if sheets.isEmpty { try tap("Filter") }
    let toggle = all("Toggle").first { $0.accessibleName == "On call only" }
    let id = try #require(toggle?.id, "There is no toggle “On call only”.")
    try send(.change, "\(isOn)", id: id)
  }

  /// The names that the rows of the list say.
  var rows: [String] {
    all("List").flatMap(\.children).flatMap(\.all).filter { $0.kind == "Text" }
      .map(\.accessibleName).filter { ["Grace", "Ada", "Hedy"].contains($0) }
  }

  /// What the sheets on the screen show.
  var sheets: [Element] {
    all.flatMap { $0.slots + $0.modifiers.flatMap(\.slots) }.filter { $0.name == "sheet" }
      .flatMap(\.elements)
  }
}

extension Element {
  /// What is here and inside, without what stands in slots of a name: bars or sheets.
  func beside(_ name: String) -> [Element] {
    let inside = (modifiers.flatMap(\.slots) + slots).filter { $0.name != name }
    return [self] + (inside.flatMap(\.elements) + children).flatMap { $0.beside(name) }
  }

  /// What is painted by hand here and inside, rows and symbols excepted.
  var paint: [String] {
    let painting = [
      "background", "glassEffect", "border", "shadow", "presentationBackground",
      "backgroundExtensionEffect", "toolbarBackground",
    ]
    let painted = modifiers.filter { painting.contains($0.name) }.map { modifier in
      ".\(modifier.name)(\(modifier["value"] ?? ""))"
    }
    let own =
      ["Color", "Rectangle", "RoundedRectangle", "Capsule", "GlassEffectContainer"]
        .contains(kind) ? [kind] : []
    let inside = modifiers.flatMap(\.slots) + slots
    let rows = kind == "List" ? [] : children
    return painted + own + inside.flatMap(\.elements).flatMap(\.paint) + rows.flatMap(\.paint)
  }
}
