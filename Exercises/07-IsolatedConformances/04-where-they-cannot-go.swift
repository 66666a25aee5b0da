// Where they cannot go
//
// The archive works off the main actor: `store` asks for `Exportable & Sendable`, and `Catalogued`
// is itself `Sendable`. A conformance isolated to the main actor satisfies neither. The code is
// built in app mode, where `Sticker` and its conformances are isolated to the main actor.
//
// Goal: a sticker can be stored and filed, and code on any thread uses it as `Exportable` and
// `Catalogued`.
//
// - A sticker's export and its shelf stay as they are.
// - A sticker stays `Selectable` on the main actor only, without `await`. A new sticker is not
//   selected, and selecting one changes no other.
// - All that is given stays as it is.
//
// Up to you: how a sticker stores its `id` and `image`.

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

final class Sticker {
  let id: Int
  let image: String
  var isSelected = false

  init(id: Int, image: String) {
    self.id = id
    self.image = image
  }
}

// TODO: Let the first two go where the archive is.
extension Sticker: Exportable {
  func export() -> String { "\(id) \(image)" }
}

extension Sticker: @MainActor Catalogued {
  static var shelf: String { "stickers" }
}

extension Sticker: Selectable {}
