// differs: what a sticker is, is a value of its own type

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

struct StickerKey: Hashable {
  let id: Int
}

@MainActor
final class Sticker {
  let id: Int
  var title: String

  nonisolated var key: StickerKey { StickerKey(id: id) }

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

nonisolated extension Sticker: Equatable {
  static func == (left: Sticker, right: Sticker) -> Bool {
    left.key == right.key
  }
}

nonisolated extension Sticker: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(key)
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
