// refused by: checks — the album reads its stickers before the await, so a call that overlaps is lost
// whole: `collect` reads first

// MARK: - Given

/// Each sticker once.
@concurrent
func distinct(_ found: [Sticker]) async -> Set<Sticker> { Set(found) }

@MainActor
final class Album {
  private(set) var stickers: Set<Sticker> = []

  func collect(_ found: [Sticker]) async {
    stickers = stickers.union(await distinct(found))
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

nonisolated extension Sticker: Equatable {
  static func == (left: Sticker, right: Sticker) -> Bool {
    left.id == right.id
  }
}

nonisolated extension Sticker: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
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
