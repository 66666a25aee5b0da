// differs: the place is said aloud, the cast is a pattern, and the table is computed

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
  static var onTheMainActor: Bool { true }
  static var calledFromMain: Bool { true }
  static var concurrently: Bool { false }
  static var concurrentlyANote: Bool { true }
  static var askingTheType: Bool { true }
  static var inATask: Bool { true }
  static var detached: Bool { false }
  static var onADesk: Bool { false }
  static var inThePrintShop: Bool { false }
}

@MainActor
func export(_ items: [Item]) async -> [String] {
  var texts: [String] = []
  for case let item as any Exportable in items { texts.append(item.export()) }
  return texts
}
