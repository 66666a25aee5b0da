// Inferred conformances
//
// Stickers are found in messages, and each goes into the album once. Finding them takes long, so
// `distinct` does that on no actor. It makes a `Set`, and a set compares stickers and hashes them.
//
// The code is built in library mode: what says nothing belongs to no actor. But
// InferIsolatedConformances is on, so the conformances of a main-actor class belong there too, unless
// more is said. In bare mode the compiler would refuse all four of them.
//
// Goal: a sticker is the one with its `id`, for code on any thread.
//
// - Two with the same id are equal, whatever their titles are. The hash is made of the id.
// - Code on any thread may compare stickers, and may put them into a set. A sticker is found in its
//   set after its title has changed.
// - Stickers are ordered by title, then by id, and described, as now: on the main actor only, where
//   their titles change.
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

// TODO: Two of these four conformances are for everybody.
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
