// refused by: gates — a text that never changes looked like a way to find stickers everywhere
// whole: the text of a `Sticker` becomes a `let`

// MARK: - Given

nonisolated protocol Exportable {
  func export() -> String
}

final class Sticker: Exportable {
  let text: String
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
  static let onTheMainActor = true
  static let calledFromMain = true
  static let concurrently = false
  static let concurrentlyANote = true
  static let askingTheType = true
  static let inATask = true
  static let detached = false
  static let onADesk = false
  static let inThePrintShop = false
}

func export(_ items: [Item]) async -> [String] {
  items.compactMap { ($0 as? any Exportable)?.export() }
}
