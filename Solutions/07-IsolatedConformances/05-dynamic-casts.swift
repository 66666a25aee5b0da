// Dynamic casts
//
// The table below assumes that a cast depends on the type alone. In app mode, `Sticker` and its
// conformance to `Exportable` are isolated to the main actor; `Note` and its conformance are
// nonisolated. The checks call each body from the main actor with a sticker, and the one that ends
// in `ANote` with a note.
//
// Goal: the table says what each body returns, and `export` finds all `Exportable` items.
//
// - Fill in the table, by thinking if you can.
// - `export` stays `async`. Called anywhere, also in a cancelled task, it returns each item's text
//   once, in order, also for main-actor and nonisolated types added later.
// - The given types stay. The given bodies return what they do now.

// MARK: - Given

nonisolated protocol Exportable {
  func export() -> String
}

final class Sticker: Exportable {
  var text: String
  init(_ text: String) { self.text = text }
  func export() -> String { text }
}

nonisolated struct Note: Exportable {
  let text: String
  func export() -> String { text }
}

typealias Item = any Sendable

func onTheMainActor(_ item: Item) -> Bool { item is any Exportable }

nonisolated func calledFromMain(_ item: Item) -> Bool { item is any Exportable }

@concurrent func concurrently(_ item: Item) async -> Bool { item is any Exportable }

@concurrent func concurrentlyANote(_ item: Item) async -> Bool { item is any Exportable }

@concurrent func askingTheType(_ item: Item) async -> Bool { type(of: item) is any Exportable.Type }

func inATask(_ item: Item) async -> Bool { await Task { item is any Exportable }.value }

func detached(_ item: Item) async -> Bool { await Task.detached { item is any Exportable }.value }

actor Desk {
  func onADesk(_ item: Item) -> Bool { item is any Exportable }
}

@globalActor actor PrintShop { static let shared = PrintShop() }

@PrintShop func inThePrintShop(_ item: Item) -> Bool { item is any Exportable }

// MARK: - Your turn

enum Table {
  // The cast asks where it is, and it is where the conformance may be used.
  static let onTheMainActor = true
  // It is a nonisolated function, but what counts is where it runs.
  static let calledFromMain = true
  static let concurrently = false
  // A nonisolated conformance may be used anywhere.
  static let concurrentlyANote = true
  // The question is about the type alone, so the answer promises nothing about this place.
  static let askingTheType = true
  static let inATask = true
  static let detached = false
  static let onADesk = false
  static let inThePrintShop = false
}

// Without `@concurrent` it is on the main actor for every caller: there the cast finds them all.
func export(_ items: [Item]) async -> [String] {
  var texts: [String] = []
  for item in items {
    if let exportable = item as? any Exportable { texts.append(exportable.export()) }
  }
  return texts
}
