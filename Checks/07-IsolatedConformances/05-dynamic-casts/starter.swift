// Dynamic casts
//
// The author of the table below believes that a cast asks the type and nothing else. The code is built
// in app mode. `Sticker` and its conformance to `Exportable` are isolated to the main actor; `Note` and
// its conformance are nonisolated. The checks call each body from the main actor: the one that ends in
// `ANote` with a note, all others with a sticker.
//
// Goal: the table says what each body answers, and `export` finds all items that are `Exportable`.
//
// - Fill in the table: by thinking, if you can. The main actor reads its entries without `await`.
// - `export` stays `async`. From wherever it is called, it returns the texts of all items that are
//   `Exportable`, in the order of the items, and leaves out the others. It exports each item once.
//   In a cancelled task it does the same.
// - It does so also for types that are added later, be they isolated to the main actor or nonisolated.
//   Types that are isolated to another actor are up to you.
// - The given types stay as they are, and each given body answers as it does now.
//
// Up to you: how an entry of the table comes by its value, and how a body is written that answers the same.

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

// TODO: Correct the table, then have `export` find all that can be exported.
enum Table {
  static let onTheMainActor = true
  static let calledFromMain = true
  static let concurrently = true
  static let concurrentlyANote = true
  static let askingTheType = true
  static let inATask = true
  static let detached = true
  static let onADesk = true
  static let inThePrintShop = true
}

@concurrent
func export(_ items: [Item]) async -> [String] {
  var texts: [String] = []
  for item in items {
    if let exportable = item as? any Exportable { texts.append(exportable.export()) }
  }
  return texts
}
