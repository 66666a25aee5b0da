// differs: the class belongs to no actor; what is selected, and that alone, is on the main actor

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
  [await archive.store(sticker), await archive.file(sticker)]
}

// MARK: - Your turn

nonisolated final class Sticker: Sendable {
  let id: Int
  let image: String
  @MainActor var isSelected = false

  init(id: Int, image: String) {
    self.id = id
    self.image = image
  }
}
nonisolated extension Sticker: Exportable {
  func export() -> String { "\(id) \(image)" }
}

nonisolated extension Sticker: Catalogued {
  static var shelf: String { "stickers" }
}

extension Sticker: @MainActor Selectable {}
