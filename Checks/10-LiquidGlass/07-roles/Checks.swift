import RolesAdapter
@_spi(Workshop) import RolesSubject
@_spi(Workshop) import SwiftUI
import Testing

@Suite("A role for each button", .serialized)
@MainActor
struct RolesChecks {
  /// A sheet, and what has come of it.
  @MainActor
  private final class Screen {
    private(set) var said: [String] = []
    private(set) var host: ViewHost!

    init(_ name: String = "Ada") {
      host = makeSubject().makeSheet(
        name, { self.said.append("save \($0)") }, { self.said.append("remove") },
        { self.said.append("close") })
    }

    /// The buttons of the bar at a placement.
    func bar(_ placement: String) -> [Element] {
      host.all.flatMap(\.modifiers).filter { $0.name == "toolbar" }.flatMap(\.slots)
        .flatMap(\.elements).flatMap(\.all)
        .filter { $0.kind == "ToolbarItem" && $0["placement"] == placement }
        .flatMap(\.all).filter { $0.kind == "Button" }
    }

    /// Presses the button at a place of the bar, whatever its label.
    func press(_ placement: String) throws {
      let buttons = bar(placement)
      let button = try #require(
        buttons.first, "No button is at \(placement). The screen:\n\(host.text)")
      try host.send(.tap, id: button.id)
    }

    var dialog: Element? { host.all("ConfirmationDialog").first }

    /// Every button that is shown, as its name and its role.
    var roles: [String] {
      host.all("Button").map { "\($0.accessibleName): \($0["role"] ?? "no role")" }
    }
  }

  /// Runs at a major version of iOS, and goes back to 26.
  private func at<Result>(_ level: Int, _ body: () throws -> Result) rethrows -> Result {
    OSLevel.current = level
    defer { OSLevel.current = 26 }
    return try body()
  }

  private static let levels = OSLevel.isAsked ? [26, 18] : [26]

  @Test("On iOS 26 the button that saves has the role confirm, and the one that closes has close")
  func newRoles() throws {
    let screen = Screen()
    let close = screen.bar("cancellationAction").map { $0["role"] ?? "no role" }
    #expect(close == ["close"], "The sheet shows Ada, and this button closes it.")
    try screen.press("primaryAction")
    let save = screen.bar("confirmationAction").map { $0["role"] ?? "no role" }
    #expect(save == ["confirm"], "The name is being edited, and this button saves it.")
  }

  @Test("Before iOS 26 no button has a role that came with iOS 26", .enabled(if: OSLevel.isAsked))
  func older() throws {
    for level in [25, 18] {
      try at(level) {
        let screen = Screen()
        var roles = screen.roles
        try screen.press("primaryAction")
        roles += screen.roles
        let new = roles.filter { $0.hasSuffix(": confirm") || $0.hasSuffix(": close") }
        #expect(
          new.isEmpty && screen.host.recorder.beyondLevel.isEmpty,
          "iOS \(level) does not have these roles. Which version does the condition name?")
        let names = ["Close", "Edit", "Save"].filter { name in
          !roles.contains { $0.hasPrefix("\(name):") }
        }
        #expect(
          names.isEmpty, "These words are on no button on iOS \(level), where roles have no labels."
        )
      }
    }
  }

  @Test("Cancel and Keep have the role cancel, and both buttons that say Remove have destructive")
  func olderRoles() throws {
    for level in Self.levels {
      try at(level) {
        let screen = Screen()
        try screen.press("primaryAction")
        let cancel = screen.bar("cancellationAction").map { $0["role"] ?? "no role" }
        #expect(cancel == ["cancel"], "On iOS \(level), the button that leaves what was typed.")
        let removal = screen.roles.filter { $0.hasPrefix("Remove") }
        #expect(removal == ["Remove: destructive"], "On iOS \(level), the button in the form.")
        try screen.host.tap("Remove")
        let dialog = try #require(
          screen.dialog, "Remove asks first. The screen:\n\(screen.host.text)")
        let choices = dialog.all.filter { $0.kind == "Button" }
          .map { "\($0.accessibleName): \($0["role"] ?? "no role")" }
        #expect(
          choices.sorted() == ["Keep: cancel", "Remove: destructive"],
          """
          The dialog's buttons on iOS \(level). The system adds a button that cancels to a dialog that has none.
          """)
      }
    }
  }

  @Test("Edit has no role, and no button is painted by hand")
  func noRole() throws {
    for level in Self.levels {
      try at(level) {
        let screen = Screen()
        let edit = screen.bar("primaryAction").map { $0["role"] ?? "no role" }
        #expect(edit == ["no role"], "Edit confirms nothing: it begins.")
        try screen.press("primaryAction")
        try screen.host.tap("Remove")
        let styles = ["foregroundStyle", "foregroundColor", "tint", "background"]
        let painted = screen.host.all("Button").filter { button in
          button.all.flatMap(\.modifiers).contains { styles.contains($0.name) }
        }.map(\.accessibleName)
        #expect(
          painted == [],
          "A colour of yours stays as it is where the system shows a role in another way.")
      }
    }
  }

  @Test("Each button stays where it is, and does what it did")
  func actions() throws {
    for level in Self.levels {
      try at(level) {
        let screen = Screen("Grace")
        try screen.press("primaryAction")
        try screen.host.send(.change, "Grace Hopper", to: "Name")
        try screen.press("cancellationAction")
        #expect(screen.said == [], "Cancel saves nothing, on iOS \(level).")
        try screen.press("primaryAction")
        try screen.host.send(.change, "Admiral", to: "Name")
        try screen.press("confirmationAction")
        #expect(screen.said == ["save Admiral"], "On iOS \(level), the name was edited and saved.")
        try screen.press("primaryAction")
        try screen.host.tap("Remove")
        try screen.host.tap("Keep")
        #expect(screen.said == ["save Admiral"], "Keep removes nothing.")
        try screen.host.tap("Remove")
        let remove = try #require(
          screen.dialog?.all.first { $0.kind == "Button" && $0.accessibleName == "Remove" })
        try screen.host.send(.tap, id: remove.id)
        #expect(screen.said == ["save Admiral", "remove"], "The dialog's Remove removes, once.")
        try screen.press("cancellationAction")
        try screen.press("cancellationAction")
        #expect(
          screen.said == ["save Admiral", "remove", "close"],
          "After Cancel the sheet shows the colleague again, and its button closes it.")
      }
    }
  }
}
