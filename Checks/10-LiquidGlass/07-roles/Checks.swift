import RolesAdapter
@_spi(Workshop) import RolesSubject
@_spi(Workshop) import SwiftUI
import Testing

@Suite("A role for each button", .serialized)
@MainActor
struct RolesChecks {
  private let levels = OSLevel.isAsked ? [26, 18] : [26]

  @MainActor private final class Endings { var all: [String] = [] }

  /// Shows the editor with its history open, on one system after the other.
  private func onSystems(
    _ levels: [Int], _ body: @MainActor (_ system: String, _ host: ViewHost, Endings) throws -> Void
  ) throws {
    defer { OSLevel.current = 26 }
    for level in levels {
      OSLevel.current = level
      let endings = Endings()
      let host = makeSubject().makeHost { endings.all.append($0) }
      try host.tap("History")
      try body("iOS \(level)", host, endings)
      host.close()
    }
  }

  @Test("Delete has the role `.destructive`, and Cancel `.cancel`")
  func olderRoles() throws {
    try onSystems(levels) { system, host, _ in
      try #require(host.role("Delete") == "destructive", "The role of Delete on \(system).")
      try #require(host.role("Cancel") == "cancel", "The role of Cancel on \(system).")
      try host.type("Moving house")
      let roles = [host.role("Delete"), host.role("Cancel")]
      try #require(
        roles == ["destructive", "cancel"],
        "The roles of Delete and Cancel on \(system), once a reason is typed.")
    }
  }

  @Test("On iOS 26 Save has the role `.confirm`, and Close in the history `.close`")
  func newerRoles() throws {
    try onSystems([26]) { _, host, _ in
      try #require(host.role("Save") == "confirm", "The role of Save on iOS 26.")
      try #require(host.role("Close") == "close", "The role of Close on iOS 26.")
      try host.type("Moving house")
      let roles = [host.role("Save"), host.role("Close")]
      try #require(
        roles == ["confirm", "close"], "The roles of Save and Close, once a reason is typed.")
    }
  }

  @Test(
    "Before iOS 26 neither of these two is used; Save has no role then",
    .enabled(if: OSLevel.isAsked))
  func before() throws {
    try onSystems([25, 18]) { system, host, _ in
      let save = host.role("Save")
      try #require(save == "no role", "The role of Save on \(system).")
      let close = host.role("Close")
      try #require(
        ["no role", "cancel"].contains(close), "The role of Close on \(system).")
      try #require(host.recorder.beyondLevel == [], "\(system) does not have these.")
    }
  }

  @Test("History has no role")
  func history() throws {
    try onSystems(levels) { system, host, _ in
      try #require(host.role("History") == "no role", "The role of History on \(system).")
    }
  }

  @Test("Names and places are as they were")
  func names() throws {
    try onSystems(levels) { system, host, _ in
      let bar = host.slots("toolbar").flatMap(\.all)
      let places = bar.filter { $0.kind == "ToolbarItem" }
        .map { "\($0.accessibleName): \($0["placement"] ?? "automatic")" }
      try #require(
        places == ["Cancel: cancellationAction", "Save: confirmationAction"],
        "The items of the toolbar on \(system).")
      let form = host.all("Form").flatMap(\.children).flatMap(\.all).filter { $0.kind == "Button" }
      try #require(
        form.map(\.accessibleName) == ["History", "Delete"], "The buttons of the form on \(system)."
      )
      let sheet = host.slots("sheet").flatMap(\.all).filter { $0.kind == "Button" }
      try #require(
        sheet.map(\.accessibleName) == ["Close"], "The buttons of the history on \(system).")
    }
  }

  @Test("Actions are as they were")
  func actions() throws {
    try onSystems(levels) { system, host, endings in
      try host.tap("Close")
      try #require(host.slots("sheet").isEmpty, "\(system): the history is open after Close.")
      for name in ["Save", "Delete"] { try host.tap(name) }
      try #require(
        endings.all == ["saved ", "deleted"],
        "\(system): how it ended without a reason, after Save and Delete.")
      endings.all = []
      try host.type(" Moving house ")
      for name in ["Cancel", "Save", "Delete", "Save"] { try host.tap(name) }
      let expected = ["discarded", "saved  Moving house ", "deleted", "saved  Moving house "]
      try #require(
        endings.all == expected, "\(system): how it ended, after Cancel, Save, Delete and Save.")
      host.close()
      try #require(
        endings.all == expected, "\(system): how it ended, with the editor gone from the screen.")
    }
  }
}

extension ViewHost {
  /// Types a reason in place of what the field says.
  func type(_ reason: String) throws {
    let field = try #require(all("TextField").first, "There is no field.")
    try send(.change, reason, id: field.id)
  }

  /// The role of the button of a name.
  func role(_ name: String) -> String {
    let buttons = all("Button").filter { $0.accessibleName == name }
    guard buttons.count == 1 else { return "\(buttons.count) buttons named \(name)" }
    return buttons[0]["role"] ?? "no role"
  }

  /// What stands in the slots of a name.
  func slots(_ name: String) -> [Element] {
    all.flatMap { $0.slots + $0.modifiers.flatMap(\.slots) }.filter { $0.name == name }
      .flatMap(\.elements)
  }
}
