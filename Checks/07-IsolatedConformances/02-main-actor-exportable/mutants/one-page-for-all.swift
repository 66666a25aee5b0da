// refused by: checks — the stickers became a static property on the main actor, so that the compiler was quiet

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

@MainActor
final class StickerModel {
  var name: String
  private static var all: [String] = []
  var stickers: [String] { Self.all }

  init(name: String) { self.name = name }

  func add(_ sticker: String) { Self.all.append(sticker) }
  func removeAll() { Self.all = [] }
  func export() -> String { stickers.joined(separator: ", ") }
}

extension StickerModel: @MainActor Exportable {}
