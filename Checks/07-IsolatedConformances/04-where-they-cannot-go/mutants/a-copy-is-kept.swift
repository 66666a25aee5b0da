// refused by: gates — a copy goes to the archive, and the sticker itself can go nowhere
// whole: `keep` stores and files a copy of the sticker

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
  [await archive.store(sticker.copy), await archive.file(sticker.copy)]
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

extension Sticker {
  var copy: StickerCopy { StickerCopy(id: id, image: image) }
}

nonisolated struct StickerCopy: Exportable, Catalogued {
  static var shelf: String { "stickers" }
  let id: Int
  let image: String

  func export() -> String { "\(id) \(image)" }
}

extension Sticker: Selectable {}
