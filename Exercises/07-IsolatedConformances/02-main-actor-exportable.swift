// Exportable on the main actor
//
// A person arranges stickers on a screen and shares them. Sharing works with everything that is
// `Exportable`. `StickerModel` is isolated to the main actor, so the compiler refuses its
// conformance. The code is built in bare mode: declarations without an annotation are nonisolated.
//
// Goal: main-actor code shares a `StickerModel` without `await`, as it is on the screen at that
// moment.
//
// - The compiler refuses other code that uses the model as `Exportable`.
// - The model stays on the main actor, where it is renamed, changed and read without `await`.
// - All that is given stays. Receipts are exported on any thread.
//
// Up to you: how the model stores its state; whether other code may set `stickers`.

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
  private(set) var stickers: [String] = []

  init(name: String) { self.name = name }

  func add(_ sticker: String) { stickers.append(sticker) }
  func removeAll() { stickers = [] }
  func export() -> String { stickers.joined(separator: ", ") }
}

// TODO: Say which code may use this conformance.
extension StickerModel: Exportable {}
