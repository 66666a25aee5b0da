// refused by: checks — a sticker is stored and filed at the same time
// whole: `keep` has `async let`

// MARK: - Given

nonisolated protocol Exportable {
  func export() -> String
}

nonisolated protocol Catalogued: Sendable {
  static var shelf: String { get }
}

nonisolated protocol Selectable: AnyObject {
  var isSelected: Bool { get set }
}

nonisolated struct Archive: Sendable {
  /// Hears how many units of work were done.
  let work: @Sendable (Int) -> Void

  @concurrent
  func store<Item: Exportable & Sendable>(_ item: Item) async -> String {
    let text = item.export()
    work(text.utf8.count)
    return text
  }

  @concurrent
  func file<Item: Catalogued>(_ item: Item) async -> String {
    work(1)
    return Item.shelf
  }
}

func keep(_ sticker: Sticker, in archive: Archive) async -> [String] {
  async let text = archive.store(sticker)
  async let shelf = archive.file(sticker)
  return await [text, shelf]
}

// MARK: - Your turn

final class Sticker {
  let id: Int
  let image: String
  var isSelected = false

  init(id: Int, image: String) {
    self.id = id
    self.image = image
  }
}

extension Sticker: nonisolated Exportable {
  nonisolated func export() -> String { "\(id) \(image)" }
}

extension Sticker: nonisolated Catalogued {
  nonisolated static var shelf: String { "stickers" }
}

extension Sticker: Selectable {}
