// Inferred conformances
//
// `distinct` puts stickers into a `Set`, which compares and hashes them, off the main actor. In
// library mode, declarations without an annotation are nonisolated, but InferIsolatedConformances
// infers a main-actor class's conformances as isolated to the main actor. Bare mode would refuse
// all four.
//
// Goal: code on any thread identifies a sticker by its `id`.
//
// - Stickers with the same id are equal, even if their titles differ. The hash is made of the id.
// - Code on any thread compares stickers and puts them into a set. A set finds a sticker after its
//   title has changed.
// - On the main actor only, stickers are described and ordered by title, then id, as now.
// - `distinct` and `Album` stay as they are.

// MARK: - Given

/// Each sticker once.
@concurrent
func distinct(_ found: [Sticker]) async -> Set<Sticker> { Set(found) }

@MainActor
final class Album {
  private(set) var stickers: Set<Sticker> = []

  func collect(_ found: [Sticker]) async {
    stickers.formUnion(await distinct(found))
  }

  var lines: [String] { stickers.sorted().map { sticker in "\(sticker)" } }
}

// MARK: - Your turn

@MainActor
final class Sticker {
  let id: Int
  var title: String

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

// TODO: Two of these four conformances are for use on every actor.
extension Sticker: Equatable {
  static func == (left: Sticker, right: Sticker) -> Bool {
    left.id == right.id && left.title == right.title
  }
}

extension Sticker: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(title)
  }
}

extension Sticker: Comparable {
  static func < (left: Sticker, right: Sticker) -> Bool {
    (left.title, left.id) < (right.title, right.id)
  }
}

extension Sticker: CustomStringConvertible {
  var description: String { "\(title) (\(id))" }
}
