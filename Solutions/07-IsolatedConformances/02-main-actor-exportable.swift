// Exportable on the main actor
//
// A person arranges stickers on a screen and shares them. Sharing works with everything that is
// `Exportable`. `StickerModel` has all that the protocol asks for, and belongs to the main actor; so
// the compiler refuses the conformance.
//
// The code is built in bare mode: it is Swift 6, and what says nothing belongs to no actor.
//
// Goal: code on the main actor shares a `StickerModel` without `await`, and what it shares is what is
// on the screen at that moment.
//
// - Code elsewhere is refused by the compiler when it wants to use the model as `Exportable`.
// - The model stays on the main actor. It is renamed, changed and read there, without `await`, as now.
// - All that is given stays as it is, and receipts are exported on any thread.
// - How the model stores its state, and whether other code may set `stickers`, is up to you.

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

// The conformance belongs to the main actor too: it may use all of the model there, and it can be used
// nowhere else.
extension StickerModel: @MainActor Exportable {}
