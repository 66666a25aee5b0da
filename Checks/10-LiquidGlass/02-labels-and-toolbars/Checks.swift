import LabelsAndToolbarsAdapter
@_spi(Workshop) import LabelsAndToolbarsSubject
@_spi(Workshop) import SwiftUI
import Testing

@Suite("A name for every icon", .serialized)
@MainActor
struct LabelsAndToolbarsChecks {
  /// Shows the screen on each system that can be asked for.
  private func onEachSystem(
    name: String = "Ada Lovelace",
    _ body: @MainActor (_ system: String, _ host: ViewHost, _ actions: Actions) throws -> Void
  ) rethrows {
    defer { OSLevel.current = 26 }
    for level in OSLevel.isAsked ? [26, 18] : [26] {
      OSLevel.current = level
      let actions = Actions()
      let host = makeSubject().makeHost(name) { actions.performed.append($0) }
      try body("iOS \(level)", host, actions)
      host.close()
    }
  }

  @MainActor private final class Actions { var performed: [String] = [] }

  @Test("The first button is called “Call”, and the menu “More”")
  func callAndMore() throws {
    try onEachSystem { system, host, _ in
      let controls = host.controls
      let kinds = controls.map(\.kind)
      try #require(
        kinds == ["Button", "Button", "Menu"], "\(system): the controls of the toolbar, in order.")
      let call = controls[0].accessibleName
      try #require(call == "Call", "\(system): what a screen reader calls the first button.")
      let more = controls[2].accessibleName
      try #require(more == "More", "\(system): what a screen reader calls the menu.")
    }
  }

  @Test(
    "The star button is called “Add to favourites”, and for a favourite “Remove from favourites”")
  func star() throws {
    try onEachSystem { system, host, _ in
      let (add, remove) = ("Add to favourites", "Remove from favourites")
      for expected in [add, remove, add, remove] {
        let star = try #require(host.star, "\(system): there is no button with a star.")
        let name = star.accessibleName
        try #require(name == expected, "\(system): what a screen reader calls the star.")
        try host.send(.tap, id: star.id)
      }
    }
  }

  @Test("Each name is read once")
  func readOnce() throws {
    try onEachSystem { system, host, _ in
      for control in host.controls where control.kind != "Menu" {
        let words = control.accessibleName.split(separator: ", ")
        try #require(
          words.count < 2, "\(system): a screen reader says “\(control.accessibleName)”.")
      }
      let hints = host.controls.filter { control in
        control.modifiers.contains {
          $0.name == "accessibilityHint" && $0["value"] == control.accessibleName
        }
      }
      let repeated = hints.map(\.accessibleName)
      try #require(repeated == [], "\(system): a screen reader says these again as a hint.")
      let hidden = host.controls.filter(\.isHiddenFromAccessibility).count
      try #require(hidden == 0, "\(system): the controls that a screen reader passes over.")
    }
  }

  @Test("Each control keeps its symbol and its place in the toolbar")
  func symbols() throws {
    try onEachSystem { system, host, _ in
      try #require(
        host.symbols == ["phone", "star", "ellipsis"], "\(system): the symbols, in order.")
      let unseen = host.controls.filter(\.showsTitleAlone).map(\.accessibleName)
      try #require(unseen == [], "\(system): these show their title in place of their symbol.")
      let others = host.placements.filter {
        !["automatic", "primaryAction", "topBarTrailing", "confirmationAction"].contains($0)
      }
      try #require(
        others == [],
        "\(system): the starter names no placement. These are other places than its controls have.")
      let star = try #require(host.star)
      try host.send(.tap, id: star.id)
      try #require(
        host.symbols == ["phone", "star.fill", "ellipsis"], "\(system): the symbols of a favourite."
      )
    }
  }

  @Test("Each control keeps its action")
  func actions() throws {
    for name in ["Ada Lovelace", ""] { try actions(name) }
  }

  private func actions(_ name: String) throws {
    try onEachSystem(name: name) { system, host, actions in
      let first = try #require(host.controls.first)
      try? host.send(.tap, id: first.id)
      let menu = try #require(
        host.controls.last { $0.kind == "Menu" }, "\(system): there is no menu in the toolbar.")
      let opens = menu.handlers.isEmpty
      try #require(opens, "\(system): a press on the menu does something else than open it.")
      let entries = menu.slots.filter { $0.name == "content" }.flatMap(\.elements)
        .flatMap(\.all).filter { $0.kind == "Button" }
      try #require(
        entries.map(\.accessibleName) == ["Write", "Remove"], "\(system): the menu's entries.")
      for entry in entries.reversed() { try host.send(.tap, id: entry.id) }
      try #require(actions.performed == ["call", "remove", "write"], "\(system): what was done.")
      try #require(
        entries.map { $0["role"] } == [nil, "destructive"], "\(system): the entries' roles.")
    }
  }
}

extension ViewHost {
  /// The buttons and menus of the toolbar, in order.
  var controls: [Element] {
    all("NavigationStack").flatMap(\.children).flatMap(\.all).flatMap(\.modifiers)
      .filter { $0.name == "toolbar" }.flatMap(\.slots).flatMap(\.elements).flatMap(\.controls)
  }

  /// The button that has a star.
  var star: Element? { controls.first { $0.symbols.contains { $0.hasPrefix("star") } } }

  var symbols: [String] { controls.flatMap(\.symbols) }

  /// The places of the toolbar's items and groups.
  var placements: [String] {
    all("NavigationStack").flatMap(\.children).flatMap(\.all).flatMap(\.modifiers)
      .filter { $0.name == "toolbar" }.flatMap(\.slots).flatMap(\.elements)
      .filter { $0.kind.hasPrefix("ToolbarItem") }.map { $0["placement"] ?? "automatic" }
  }
}

extension Element {
  /// The outermost buttons and menus here and inside.
  fileprivate var controls: [Element] {
    ["Button", "Menu"].contains(kind)
      ? [self] : (children + slots.flatMap(\.elements)).flatMap(\.controls)
  }

  /// Whether a label in the element's own label has the style that leaves out the symbol.
  fileprivate var showsTitleAlone: Bool {
    let label = slots.filter { $0.name != "content" }.flatMap(\.elements)
    return kind == "Label" && self["style"] == "titleOnly"
      || (label + children).contains(where: \.showsTitleAlone)
  }

  /// The symbols of the element's label.
  fileprivate var symbols: [String] {
    let label = slots.filter { $0.name != "content" }.flatMap(\.elements)
    let inside = label + children
    return [kind == "Image" ? self["systemName"] : nil].compactMap { $0 }
      + inside.flatMap(\.symbols)
  }
}
