// refused by: build — the requirement was made to wait, and the screen cannot
// whole: the requirement `export` is asynchronous

// MARK: - Given

protocol Exportable {
  var name: String { get }
  func export() async -> String
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

@MainActor
final class StickerModel {
  var name: String
  private(set) var stickers: [String] = []

  init(name: String) { self.name = name }

  func add(_ sticker: String) { stickers.append(sticker) }
  func removeAll() { stickers = [] }
  func export() -> String { stickers.joined(separator: ", ") }
}

extension StickerModel: @MainActor Exportable {}
