// refused by: policy — a conformance for everybody that traps for all but the main actor

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
  var title: String
  private(set) var stickers: [String] = []

  init(name: String) { title = name }

  func add(_ sticker: String) { stickers.append(sticker) }
  func removeAll() { stickers = [] }
}

extension StickerModel: Exportable {
  nonisolated var name: String { MainActor.assumeIsolated { title } }
  nonisolated func export() -> String {
    MainActor.assumeIsolated { stickers.joined(separator: ", ") }
  }
}
