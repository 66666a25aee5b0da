import SortMenuAdapter
@_spi(Workshop) import SortMenuSubject
@_spi(Workshop) import SwiftUI
import Testing

@Suite("A menu that shows the choice", .serialized)
@MainActor
struct SortMenuChecks {
  private let employees: [Subject.Employee] = [
    (4, "Mary", "Design", 2021), (1, "Ada", "Research", 2019), (9, "Jun", "Design", 2024),
    (3, "Hedy", "Care", 2019),
  ]
  private let titles = ["Name", "Newest first", "Department"]
  private let sorted = [
    ["Ada", "Hedy", "Jun", "Mary"], ["Jun", "Mary", "Ada", "Hedy"], ["Hedy", "Mary", "Jun", "Ada"],
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

  @Test("The toolbar has one control, a `Menu` called “Sort: Name”")
  func oneMenu() throws {
    try onEachSystem { system, host in
      let controls = host.controls.map { "\($0.kind) “\($0.accessibleName)”" }
      try #require(controls == ["Menu “Sort: Name”"], "\(system): the controls of the toolbar.")
    }
  }

  @Test("The menu's name has the title of the current order")
  func name() throws {
    try onEachSystem { system, host in
      for place in [1, 2, 0] {
        try host.choose(place)
        let name = try #require(host.controls.first?.accessibleName)
        try #require(
          name == "Sort: \(titles[place])", "\(system): after the choice of \(titles[place]).")
      }
    }
  }

  @Test("The menu lists each order by its title, as `allCases` does")
  func entries() throws {
    try onEachSystem { system, host in
      let menu = host.menu
      let entries = try #require(menu, "\(system): there is no Menu in the toolbar.").titles
      try #require(entries == titles, "\(system): the entries of the menu.")
      try #require(
        menu?.picker?["style"] != "menu",
        "\(system): a picker of the style `.menu` is one entry, “Sort”, with a menu of its own.")
    }
  }

  @Test("The menu marks the current order, and no other one")
  func marks() throws {
    try onEachSystem { system, host in
      let menu = host.menu
      let first = try #require(menu, "\(system): there is no Menu in the toolbar.").mark
      try #require(first != nil, "\(system): no entry of the menu is marked, or several are.")
      var marks: [String?] = []
      for place in [0, 1, 2] {
        try host.choose(place)
        marks.append(host.menu?.mark)
      }
      try #require(
        marks[0] == first && Set(marks).count == 3 && !marks.contains(nil),
        "\(system): the marks at first, \(first ?? ""), and after each choice.")
    }
  }

  @Test("A choice sorts the list")
  func sorts() throws {
    try onEachSystem { system, host, directory in
      try #require(host.rows == sorted[0], "\(system): the list at first.")
      for place in [2, 0, 1, 1, 2] {
        try host.choose(place)
        try #require(
          host.rows == sorted[place], "\(system): the list after the choice of \(titles[place]).")
      }
      directory.employees = [(1, "Ada", "Research", 2024), (9, "Jun", "Care", 2019)]
      host.update()
      try #require(host.rows == ["Jun", "Ada"], "\(system): the list by department, of others.")
      for employees in [[(1, "Ada", "Research", 2019)], []] as [[Subject.Employee]] {
        directory.employees = employees
        host.update()
        for place in [1, 2] {
          try? host.choose(place)
          let name = host.controls.first?.accessibleName
          try #require(
            name == "Sort: \(titles[place])",
            "\(system): with a list of \(employees.count), after the choice of \(titles[place]).")
        }
      }
    }
  }
}

extension ViewHost {
  /// The buttons, menus and pickers of the toolbar, without those inside of a menu.
  var controls: [Element] {
    all("NavigationStack").flatMap(\.children).flatMap(\.all).flatMap(\.modifiers)
      .filter { $0.name == "toolbar" }.flatMap(\.slots).flatMap(\.elements).flatMap(\.controls)
  }

  /// What the toolbar's menu offers.
  var menu: SortingMenu? { controls.first { $0.kind == "Menu" }.map(SortingMenu.init) }

  /// The names in the rows of the list.
  var rows: [String] {
    all("List").flatMap(\.children).flatMap(\.all).filter { $0.kind == "Text" }
      .map(\.accessibleName).filter { ["Ada", "Hedy", "Jun", "Mary"].contains($0) }
  }

  /// Chooses the entry at a place of the menu.
  func choose(_ place: Int) throws {
    let menu = try #require(menu, "There is no Menu in the toolbar.")
    if let picker = menu.picker { return try send(.change, "\(place)", id: picker.id) }
    try #require(menu.entries.count > place, "The menu has too few entries.")
    let entry = menu.entries[place]
    if entry.kind == "Toggle" {
      return try send(.change, "\(entry["isOn"] != "true")", id: entry.id)
    }
    try send(.tap, id: entry.id)
  }
}

/// A menu with a picker, or with toggles or buttons.
struct SortingMenu {
  let picker: Element?
  let entries: [Element]

  init(_ menu: Element) {
    let content = menu.slots.filter { $0.name == "content" }.flatMap(\.elements)
    let controls = content.flatMap(\.controls)
    picker = controls.first { $0.kind == "Picker" }
    entries = picker?.options ?? controls
  }

  var titles: [String] { entries.map(\.accessibleName) }

  /// What tells the current choice: the picker's value, or the title of the one entry with a mark.
  var mark: String? {
    if let picker { return picker["value"] }
    let marked = entries.filter { entry in
      entry.kind == "Toggle"
        ? entry["isOn"] == "true"
        : entry.all.contains { $0["systemName"]?.hasPrefix("checkmark") == true }
    }
    return marked.count == 1 ? marked[0].accessibleName : nil
  }
}

extension Element {
  /// The outermost controls here and inside.
  fileprivate var controls: [Element] {
    ["Button", "Menu", "Picker", "Toggle", "NavigationLink", "Link"].contains(kind)
      ? [self] : (children + slots.flatMap(\.elements)).flatMap(\.controls)
  }

  /// The outermost texts and labels inside of a picker.
  fileprivate var options: [Element] {
    children.flatMap { ["Text", "Label"].contains($0.kind) ? [$0] : $0.options }
  }
}
