// What stage 10 adds up to: the screens of a directory, as the stand-in evaluates them for iOS 26.
//
//     ./workshop run LiquidGlass --text
//
// Without `--text` the command opens the views in a browser.

import AlreadyGlassAdapter
@_spi(Workshop) import AlreadyGlassSubject
import BottomBarAdapter
@_spi(Workshop) import BottomBarSubject
import ButtonStylesAdapter
@_spi(Workshop) import ButtonStylesSubject
import LabelsAndToolbarsAdapter
@_spi(Workshop) import LabelsAndToolbarsSubject
import RolesAdapter
@_spi(Workshop) import RolesSubject
import SheetDetentsAdapter
@_spi(Workshop) import SheetDetentsSubject
import SortMenuAdapter
@_spi(Workshop) import SortMenuSubject
@_spi(Workshop) import SwiftUI

// The system's bar and sheet are glass by themselves, so the views ask for none.
show("A directory, with its filter open") {
  let screen = AlreadyGlassAdapter::makeSubject().makeHost([(1, "Ada", true), (2, "Jun", false)])
  try screen.tap("Filter")
  print(screen.text.indented())
  print("  pieces of glass that the views ask for: \(GlassReport(screen.elements).effects)")
}

// A bar shows symbols, and a screen reader says names.
show("What a screen reader says of a bar, before and after a press on the star") {
  let screen = LabelsAndToolbarsAdapter::makeSubject().makeHost("Ada Lovelace") { _ in }
  print("  \(screen.names("Button", "Menu"))")
  try screen.tap("Add to favourites")
  print("  \(screen.names("Button", "Menu"))")
}

// Neighbours share a piece of glass, and spacers part it.
show("A bottom bar") {
  let screen = BottomBarAdapter::makeSubject().makeHost("Ada Lovelace") { _ in }
  let parts = screen.all.filter { ["Button", "ToolbarSpacer"].contains($0.kind) }
  let words = parts.map { $0.kind == "Button" ? $0.accessibleName : $0["sizing"] ?? "flexible" }
  print("  \(words.joined(separator: " · "))")
}

// A picker in a menu marks the value that its binding holds.
show("A menu that shows the choice") {
  let screen = SortMenuAdapter::makeSubject().makeHost([(1, "Ada", "Research", 2019)])
  for element in screen.all("Menu") { print(element.text.indented()) }
}

// Heights and background are said of the sheet's content.
show("A sheet over the plan of an office") {
  let screen = SheetDetentsAdapter::makeSubject().makeHost([(1, "Ada", "Lisbon")])
  try screen.tap("Ada")
  let notes = screen.all.flatMap(\.modifiers).filter { $0.name.hasPrefix("presentation") }
  for note in notes { print("  \(note.name): \(note["value"] ?? "")") }
}

// The views ask which system it is, and the screens need not.
show("The styles of two buttons") {
  let screen = ButtonStylesAdapter::makeSubject().makeScreen("Ada") { _ in }
  for button in screen.all("Button") {
    print("  \(button.accessibleName): \(button["style"] ?? "automatic")")
  }
}

show("The roles of an editor's buttons") {
  let screen = RolesAdapter::makeSubject().makeHost { _ in }
  for button in screen.all("Button") {
    print("  \(button.accessibleName): \(button["role"] ?? "none")")
  }
}

/// Prints what a screen shows, below a title.
func show(_ title: String, _ body: @MainActor () throws -> Void) {
  print("\n\(title)")
  do { try body() } catch { print("  \(error)") }
}

extension ViewHost {
  func names(_ kinds: String...) -> String {
    all.filter { kinds.contains($0.kind) }.map(\.accessibleName).joined(separator: ", ")
  }
}

extension String {
  func indented() -> String {
    split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
  }
}
