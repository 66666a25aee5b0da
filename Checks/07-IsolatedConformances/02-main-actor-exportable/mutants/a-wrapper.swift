// refused by: gates — a value of its own conforms, and the model does not
// whole: `share` exports a `StickerPage` in place of the model

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
  let page = StickerPage(name: model.name, text: model.export())
  let things: [any Exportable] = [page] + receipts
  return [line(for: page)] + things.map { thing in thing.export() }
}

// MARK: - Your turn

@MainActor
final class StickerModel {
  var name: String
  private(set) var stickers: [String] = []

  init(name: String) { self.name = name }

  func add(_ sticker: String) { stickers.append(sticker) }
  func removeAll() { stickers = [] }
  func export() -> String { stickers.joined(separator: ", ") }
}

struct StickerPage: Exportable {
  let name: String
  let text: String

  func export() -> String { text }
}
