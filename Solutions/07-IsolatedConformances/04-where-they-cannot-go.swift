// Where they cannot go
//
// The archive stores and files things away from the main actor. So it takes only what may be used
// there: `store` asks for `Exportable & Sendable`, and the protocol `Catalogued` is `Sendable` itself.
// A conformance that belongs to the main actor cannot go to either. The code is built in app mode,
// where `Sticker` and all of its conformances belong there.
//
// Goal: a sticker can be stored and filed, and code on any thread can use it as `Exportable` and as
// `Catalogued`.
//
// - What a sticker exports, and its shelf, stay as they are.
// - It stays `Selectable`, on the main actor only, without `await`. A new sticker is not selected, and
//   selecting one changes no other, also where their ids are the same.
// - All that is given stays as it is.
// - How a sticker stores its `id` and its `image` is up to you.

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

// The conformance and its member belong to no actor. They may: an `id` and an `image` never change.
extension Sticker: nonisolated Exportable {
  nonisolated func export() -> String { "\(id) \(image)" }
}

// A fixed text needs no actor either. The type itself is `Sendable` as a class of the main actor.
extension Sticker: nonisolated Catalogued {
  nonisolated static var shelf: String { "stickers" }
}

extension Sticker: Selectable {}
