// refused by: gates — the protocol and all that uses it came to the main actor, the receipts too
// whole: `Exportable` and `line(for:)` are isolated to the main actor

// MARK: - Given

@MainActor
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
@MainActor
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

extension StickerModel: Exportable {}
