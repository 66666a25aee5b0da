// refused by: gates — with a lock it is safe on every thread, and no longer the main actor's: any thread may change what the screen shows

import Synchronization

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

final class StickerModel: Sendable {
  private let page: Mutex<(name: String, stickers: [String])>
  var name: String {
    get { page.withLock { $0.name } }
    set { page.withLock { $0.name = newValue } }
  }
  var stickers: [String] { page.withLock { $0.stickers } }

  init(name: String) { page = Mutex((name: name, stickers: [])) }

  func add(_ sticker: String) { page.withLock { $0.stickers.append(sticker) } }
  func removeAll() { page.withLock { $0.stickers = [] } }
  func export() -> String { stickers.joined(separator: ", ") }
}

extension StickerModel: Exportable {}
