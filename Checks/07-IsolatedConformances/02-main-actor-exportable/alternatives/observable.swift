// differs: views hear of the model, and its state is a value

import Observation

// MARK: - Given

protocol Exportable {
  var name: String { get }
  func export() -> String
}

struct Receipt: Exportable {
  let name: String
  let amount: Int

  func export() -> String { "\(amount) euros" }
}

/// One line. It is called on the main actor and elsewhere.
func line(for thing: some Exportable) -> String {
  "\(thing.name): \(thing.export())"
}

@MainActor
func share(_ model: StickerModel, with receipts: [Receipt]) -> [String] {
  let things: [any Exportable] = [model] + receipts
  return [line(for: model)] + things.map { thing in thing.export() }
}

// MARK: - Your turn

private struct Page {
  var name: String
  var stickers: [String] = []
}

@Observable
@MainActor
final class StickerModel {
  private var page: Page
  var name: String {
    get { page.name }
    set { page.name = newValue }
  }
  var stickers: [String] { page.stickers }

  init(name: String) { page = Page(name: name) }

  func add(_ sticker: String) { page.stickers.append(sticker) }
  func removeAll() { page.stickers.removeAll() }
  func export() -> String { stickers.joined(separator: ", ") }
}

extension StickerModel: @MainActor Exportable {}
